import { z } from 'zod';

type TextKind = 'bilingual' | 'line' | 'date' | 'url' | 'tel' | 'email' | 'hours';
type PlaceKind = 'town' | 'geo' | 'plan' | 'corners';
type ListKind = 'list' | 'papers' | 'photos';
type OtherKind = 'amount' | 'choice' | 'tick' | 'picture' | 'group' | 'fixed';

/*
 * A form is drawn from the schema of its value: each schema of a field carries a `FieldMeta` as its
 * metadata (`schema.meta()` of Zod), and `fieldsOf` finds them all. Layouts make theirs by
 * `layout-field-kinds.ts`, the content by `content/schema.ts`.
 */

/** How the owner is asked for a value. */
export interface FieldMeta {
  /**
   * `bilingual` is a text in both languages, `group` an element of a list, `fixed` is not asked for.
   */
  kind: TextKind | PlaceKind | ListKind | OtherKind;
  label: string;
  hint?: string | undefined;
  /** Why visitors must be told: ends a sentence. Without it the field may be left out. */
  requiredBecause?: string | undefined;
  /** Characters that a text may have, and lines of one that has several. */
  limit?: number | undefined;
  rows?: number | undefined;
  /** Names of the values to choose from. */
  options?: Record<string, string> | undefined;
  /** What stands there before anything is typed. */
  empty?: unknown;
  /** Of a list: how an element is asked for. */
  element?: z.ZodType;
  least?: number;
  most?: number;
  /** Whether the elements of a list can be changed, and not their number. */
  isFixedList?: boolean;
}

export interface Field extends FieldMeta {
  /** `name`, `approval.date` */
  path: string;
  schema: z.ZodType;
}

/**
 * All fields of an object schema, depth first; the walk stops where a schema carries `FieldMeta`.
 */
export function fieldsOf(schema: z.ZodType, prefix = ''): Field[] {
  const { shape } = (schema instanceof z.ZodPrefault ? schema.unwrap() : schema) as z.ZodObject;
  return Object.entries(shape).flatMap(([key, inner]) => {
    const path = prefix + key;
    const meta = inner.meta() as FieldMeta | undefined;
    return meta ? [{ ...meta, path, schema: inner }] : fieldsOf(inner, `${path}.`);
  });
}

export function elementOf({ element, path }: Field, index: number): Field {
  if (!element) throw new Error(`No list is at ${path}.`);
  const meta = element.meta() as unknown as FieldMeta;
  return { ...meta, path: `${path}.${index}`, schema: element };
}

export function emptyValue({ kind, empty, schema }: Field): unknown {
  if (kind !== 'group') return empty;
  return Object.fromEntries(fieldsOf(schema).map((inner) => [inner.path, emptyValue(inner)]));
}

/** What stands at a path in a value: 'approval.date'. */
export function partAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
}
