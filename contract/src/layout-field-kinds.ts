import { z } from 'zod';
import type { FieldMeta } from './fields.ts';
import { typedText } from './text.ts';

/*
 * The fields of layouts and plots, one function for each kind of value:
 *
 *   dateField('Date of the approval', { requiredBecause: 'a layout may be sold only with it' })
 *
 * Each makes a Zod schema that carries a `FieldMeta`, which says how the owner is asked for the
 * value. So one line of `layout-fields.ts` or `plot-fields.ts` is what a draft may contain, what the
 * form shows, and what the completeness check (`layout-issues.ts`) wants. All fields may be left out
 * of a draft: they are then `empty`.
 */

type Details = Pick<FieldMeta, 'hint' | 'requiredBecause' | 'rows'>;

/** The law that requires a field. Messages quote it so that the owner can look it up. */
const LAW = 'RERA s. 11(2), TNRERA Proc. A3/2253/2025';

export const WHY_BY_LAW = `the law requires it (${LAW})`;
export const MUST_BE_POSITIVE = 'must be more than zero; leave it empty if you do not know it';

/** A field of any other value than the kinds below. */
export function field<Schema extends z.ZodType>(
  schema: Schema,
  kind: FieldMeta['kind'],
  label: string,
  { empty, ...meta }: Omit<FieldMeta, 'kind' | 'label' | 'empty'> & { empty: z.output<Schema> },
): z.ZodDefault<Schema> {
  return schema.default(empty as never).meta({ kind, label, empty, ...meta });
}

/** A text in English and Tamil: `{ en, ta }`. @param details `max` in UTF-16 units */
export function bilingualField(label: string, { max, ...details }: Details & { max: number }) {
  const text = z.strictObject({ en: typedText(max), ta: typedText(max) });
  return field(text, 'bilingual', label, { ...details, limit: max, empty: { en: '', ta: '' } });
}

/** A text in one language. @param details `max` in UTF-16 units; `empty` is '' where not given */
export function lineField(
  label: string,
  { max, empty = '', ...details }: Details & { max: number; empty?: string },
) {
  return field(typedText(max), 'line', label, { ...details, limit: max, empty });
}

/** An address in the authority's register. */
export function registerField(label: string, hint: string) {
  const details = { hint, requiredBecause: WHY_BY_LAW, limit: 500, empty: '' };
  return field(typedText(500), 'url', label, details);
}

/** ISO 8601 (2026-03-02); '' is none yet. */
export function dateField(label: string, details: Details = {}) {
  const date = z.union([z.literal(''), z.iso.date()]);
  return field(date, 'date', label, { ...details, empty: '' });
}

/** Rupees or square feet; null is none yet. */
export function amountField(label: string, details: Details = {}) {
  const amount = z.number().positive(MUST_BE_POSITIVE).max(1e12, 'is too large').nullable();
  return field(amount, 'amount', label, { ...details, empty: null });
}

export function tickField(label: string) {
  return field(z.boolean(), 'tick', label, { empty: false });
}

/** @param kind the list's own form, where it has one */
export function listField<Element extends z.ZodType>(
  label: string,
  { element, most }: { element: Element; most: number },
  kind: 'list' | 'papers' | 'photos' = 'list',
) {
  const list = z.array(element).max(most, `is too long: at most ${most} entries`);
  return field(list, kind, label, { element, most, empty: [] });
}

/** Fields under one name: `approval.date`. A draft may lack all of them. */
export function groupField<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  // Unlike a default, a prefault is filled by its fields.
  return z.strictObject(shape).prefault({} as never);
}
