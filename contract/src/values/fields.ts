import { z } from 'zod';
import type { ValueIssue } from './values.ts';

type TextKind = 'bilingual' | 'line' | 'date' | 'url' | 'tel' | 'email' | 'hours';
type PlaceKind = 'town' | 'geo' | 'plan' | 'corners';
type ListKind = 'list' | 'documents' | 'photos';
type OtherKind = 'amount' | 'choice' | 'tick' | 'picture' | 'element' | 'fixed';

/*
 * A form is drawn from the schema of its value: each schema of a field carries a `FieldMeta` as its
 * metadata (`schema.meta()` of Zod), and `fieldsOf` finds them all. Layouts make theirs by
 * `layout-field-kinds.ts`, the content by `content/schema.ts`.
 */

/** How the owner is asked for a value. */
export interface FieldMeta {
  /**
   * `bilingual`: a text in both languages; `element`: an element of a list, with fields of its own;
   * `fixed`: no field.
   */
  kind: TextKind | PlaceKind | ListKind | OtherKind;
  label: string;
  hint?: string | undefined;
  /** Why the field may not be left out, as the end of a sentence; absent: it may. */
  requiredBecause?: string | undefined;
  /** The most characters that a text may have. */
  limit?: number | undefined;
  rows?: number | undefined;
  options?: Record<string, string> | undefined;
  /** What stands there before anything is typed. */
  defaultValue?: unknown;
  /** How an element of a list is asked for. */
  element?: z.ZodType;
  least?: number;
  most?: number;
  /** The owner changes the elements of such a list, and not their number. */
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

export function defaultValueOf({ kind, defaultValue, schema }: Field): unknown {
  if (kind !== 'element') return defaultValue;
  return Object.fromEntries(fieldsOf(schema).map((inner) => [inner.path, defaultValueOf(inner)]));
}

/** @param path such as 'approval.date' */
export function partAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
}

/** What a schema has found. */
export function valueIssuesOf({ issues }: z.ZodError): ValueIssue[] {
  return issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
}
