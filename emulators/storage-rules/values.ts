import { EvaluationError } from './errors.ts';

/** A list, path or time: it is there, and no rule of ours looks into it. */
export class Opaque {}

export type RulesMap = Map<string, Value>;
export type Value = null | boolean | number | string | Opaque | RulesMap;

/** Reads a value as firebase-tools writes it: one key that names the type, e.g. `{int_value: 3}`. */
export function decodeValue(typed: unknown): Value {
  const [entry, ...others] = Object.entries(asObject(typed));
  if (!entry || others.length > 0) throw unreadable(typed);
  const [type, content] = entry;
  switch (type) {
    case 'null_value':
      return null;
    case 'bool_value':
      if (typeof content === 'boolean') return content;
      break;
    case 'string_value':
      if (typeof content === 'string') return content;
      break;
    case 'float_value':
      if (typeof content === 'number') return content;
      break;
    case 'int_value':
      // Beyond 2^53 the JSON parser has already lost digits.
      if (typeof content === 'number' && Number.isSafeInteger(content)) return content;
      break;
    case 'map_value':
      return decodeFields(asObject(content).fields ?? {});
    case 'list_value':
    case 'path_value':
    case 'timestamp_value':
      return new Opaque();
  }
  throw unreadable(typed);
}

function decodeFields(fields: unknown): RulesMap {
  return new Map(Object.entries(asObject(fields)).map(([key, value]) => [key, decodeValue(value)]));
}

function asObject(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw unreadable(value);
}

function unreadable(found: unknown): EvaluationError {
  return new EvaluationError(`cannot read the value ${JSON.stringify(found)?.slice(0, 80)}`);
}
