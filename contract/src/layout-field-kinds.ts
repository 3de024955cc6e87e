import { z } from 'zod';
import type { FieldMeta } from './fields.ts';
import { typedText } from './text.ts';

/*
 * The kinds of fields that layouts and plots are made of. Each is a schema that carries how the
 * owner is asked for its value.
 */

/** The law that requires a field. Messages quote it so that the owner can look it up. */
const LAW = 'RERA s. 11(2), TNRERA Proc. A3/2253/2025';

export const WHY_BY_LAW = `the law requires it (${LAW})`;

/** A draft may be half typed: a field that is not there yet is empty. */
export function field<Schema extends z.ZodType>(
  schema: Schema,
  kind: FieldMeta['kind'],
  label: string,
  options: Partial<FieldMeta> & { empty: z.input<Schema> },
): z.ZodDefault<Schema> {
  return schema.default(options.empty as never).meta({ kind, label, ...options });
}

export const MUST_BE_POSITIVE = 'must be more than zero; leave it empty if you do not know it';
const rupees = z.number().positive(MUST_BE_POSITIVE).max(1e12, 'is too large').nullable();

type Options = Partial<FieldMeta>;

/** @param options.max in UTF-16 units */
export const bothField = (label: string, { max, ...options }: Options & { max: number }) =>
  field(z.strictObject({ en: typedText(max), ta: typedText(max) }), 'both', label, {
    ...options,
    limit: max,
    empty: { en: '', ta: '' },
  });
export const lineField = (
  label: string,
  { max, empty = '', ...options }: Options & { max: number; empty?: string },
) => field(typedText(max), 'line', label, { ...options, limit: max, empty });
/** An address in the authority's register. */
export const registerField = (label: string, hint: string) =>
  lineField(label, { max: 500, hint, needed: WHY_BY_LAW, kind: 'url' });
/** ISO 8601 (2026-03-02), or nothing yet. */
export const dateField = (label: string, options: Options = {}) =>
  field(z.union([z.literal(''), z.iso.date()]), 'date', label, { ...options, empty: '' });
export const amountField = (label: string, options: Options = {}) =>
  field(rupees, 'amount', label, { ...options, empty: null });
export const tickField = (label: string) => field(z.boolean(), 'tick', label, { empty: false });
export const listField = <Element extends z.ZodType>(
  label: string,
  { element, most, ...options }: Options & { element: Element; most: number },
) =>
  field(z.array(element).max(most, `is too long: at most ${most} entries`), 'list', label, {
    ...options,
    element,
    most,
    empty: [],
  });
/** A draft may lack it. Unlike a default, a prefault is filled by its fields. */
export const groupField = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape).prefault({} as never);
