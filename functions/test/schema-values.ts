import fc from 'fast-check';
import { type ZodType, z } from 'zod';
import { PROTOTYPE_KEYS, toJson } from './hostile-bodies.ts';

/** What `z.toJSONSchema` writes for the schemas of the contract. */
interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: string[];
  const?: string;
  pattern?: string;
  format?: string;
  maxLength?: number;
}

const HOSTILE_KEYS = ['__proto__', ...PROTOTYPE_KEYS];

/**
 * Values that a schema takes, or nearly takes: where it wants a text, it gets a fitting one of `texts` or any other.
 */
export function valuesOf(schema: ZodType, texts: string[]): fc.Arbitrary<unknown> {
  return values(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema, texts);
}

/** The same with one thing wrong: a field that is missing, that is another's, or that nobody knows. */
export function invalid(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const key = fc.oneof(fc.nat(6), fc.constantFrom(...HOSTILE_KEYS), fc.string());
  const wrong = fc.oneof(fc.constant(undefined), anyJson, fc.constantFrom(...HOSTILE_KEYS));
  return fc.tuple(value, key, wrong).map(([good, at, replacement]) => {
    if (typeof good !== 'object' || good === null) return replacement;
    const name = typeof at === 'number' ? (Object.keys(good)[at] ?? 'extra') : at;
    // A literal's or an assignment's `__proto__` would set the prototype instead.
    return Object.defineProperty({ ...good }, name, { value: replacement, enumerable: true });
  });
}

/** Whatever JSON can carry. */
export const anyJson = fc
  .anything({ maxDepth: 4, withNullPrototype: true })
  .filter((value) => toJson(value) !== undefined);

function values(schema: JsonSchema, texts: string[]): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => values(one, texts)));
  switch (schema.type) {
    case 'object':
      return record(schema, texts);
    case 'array':
      return fc.array(values(schema.items ?? {}, texts), {
        minLength: schema.minItems ?? 0,
        maxLength: schema.maxItems ?? 5,
      });
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.oneof(fc.integer(), fc.double());
    case 'integer':
      return fc.integer();
    case 'string':
      return text(schema, texts);
    default:
      throw new Error(`No values are known for ${JSON.stringify(schema)}`);
  }
}

function record({ properties = {}, required = [] }: JsonSchema, texts: string[]) {
  const fields = Object.entries(properties).map(([key, field]) => [key, values(field, texts)]);
  const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields);
  return fc.record(model, { requiredKeys: required });
}

function text(schema: JsonSchema, texts: string[]): fc.Arbitrary<string> {
  const any = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...texts));
  const fitting = texts.filter((one) => fits(schema, one));
  if (fitting.length === 0) return any;
  const fit = fc.constantFrom(...fitting);
  return fc.oneof({ weight: 4, arbitrary: fit }, { weight: 1, arbitrary: any });
}

function fits({ maxLength = Infinity, format, pattern, allOf = [] }: JsonSchema, value: string) {
  const patterns = [pattern, ...allOf.map((part) => part.pattern)].filter(
    (one) => one !== undefined,
  );
  if (value.length > maxLength || (format === 'uri' && !URL.canParse(value))) return false;
  return patterns.every((one) => new RegExp(one, 'u').test(value));
}
