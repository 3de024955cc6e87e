import type { Fields, Value } from './messages.ts';
import { truncateToMicros } from './timestamps.ts';
import { compareUtf8 } from './utf8-order.ts';

/** Fields as they are stored: names sorted, so that equal documents are equal bytes; times in microseconds. */
export function canonicalFields(fields: Fields): Fields {
  const names = Object.keys(fields).sort(compareUtf8);
  return Object.fromEntries(names.map((name) => [name, canonicalValue(fields[name] as Value)]));
}

function canonicalValue(value: Value): Value {
  if (value.map_value) {
    return { map_value: { fields: canonicalFields(value.map_value.fields) } };
  }
  if (value.array_value) {
    return { array_value: { values: value.array_value.values.map(canonicalValue) } };
  }
  if (value.timestamp_value) {
    return { timestamp_value: truncateToMicros(value.timestamp_value) };
  }
  return value;
}
