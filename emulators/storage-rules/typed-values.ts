import { EvaluationError } from './errors.ts';
import { RulesPath, RulesTimestamp, type Value } from './values.ts';

type Json = Record<string, unknown>;

/** Reads a value as firebase-tools writes it: one key that names the type, e.g. `{int_value: 3}`. */
export function decodeValue(typed: unknown): Value {
  const entries = Object.entries(asObject(typed));
  const [entry] = entries;
  if (entry === undefined || entries.length !== 1) throw refuse('one typed value', typed);
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
      if (Number.isSafeInteger(content)) return BigInt(content as number);
      break;
    case 'timestamp_value':
      if (typeof content === 'string') return RulesTimestamp.parse(content);
      break;
    case 'list_value':
      return decodeItems(content);
    case 'map_value':
      return decodeFields(asObject(content).fields ?? {});
    case 'path_value':
      return new RulesPath(asArray(asObject(content).segments ?? []).map(decodeSegment));
  }
  throw refuse(type, content);
}

function decodeItems(content: unknown): Value[] {
  return asArray(asObject(content).values ?? []).map(decodeValue);
}

function decodeFields(fields: unknown): Map<string, Value> {
  return new Map(Object.entries(asObject(fields)).map(([key, value]) => [key, decodeValue(value)]));
}

function decodeSegment(segment: unknown): string {
  const { simple } = asObject(segment);
  if (typeof simple === 'string') return simple;
  throw refuse('path segment', segment);
}

function asObject(value: unknown): Json {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json;
  throw refuse('object', value);
}

function asArray(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw refuse('array', value);
}

function refuse(wanted: string, found: unknown): EvaluationError {
  return new EvaluationError(`cannot read ${wanted} from ${JSON.stringify(found)?.slice(0, 80)}`);
}
