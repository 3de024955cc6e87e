import { z } from 'zod';
import type { FieldMeta } from '../values/fields.ts';
import { typedDay, typedText } from '../values/text.ts';

/*
 * The fields of layouts and plots, one function for each kind of value:
 *
 *   dateField('Date of the approval', { requiredBecause: 'a layout may be sold only with it' })
 *
 * Each makes a Zod schema that carries a `FieldMeta`, which says how the owner is asked for the
 * value. So one line of `layout-fields.ts` or `plot-fields.ts` is what a draft may contain, what
 * the form shows, and what the completeness check (`layout-issues.ts`) wants. All fields may be
 * left out of a draft: each then has its `defaultValue`.
 */

type Details = Pick<FieldMeta, 'hint' | 'requiredBecause' | 'rows'>;

/** The law that requires a field. Messages quote it so that the owner can look it up. */
const LAW = 'RERA s. 11(2), TNRERA Proc. A3/2253/2025';

export const WHY_BY_LAW = `the law requires it (${LAW})`;
export const MUST_BE_POSITIVE = 'must be more than zero; leave it empty if you do not know it';

export function field<Schema extends z.ZodType>(
  schema: Schema,
  kind: FieldMeta['kind'],
  label: string,
  {
    defaultValue,
    ...meta
  }: Omit<FieldMeta, 'kind' | 'label' | 'defaultValue'> & { defaultValue: z.output<Schema> },
): z.ZodDefault<Schema> {
  return schema.default(defaultValue as never).meta({ kind, label, defaultValue, ...meta });
}

/** A text in English and Tamil: `{ en, ta }`. @param details `max` in UTF-16 units */
export function bilingualField(label: string, { max, ...details }: Details & { max: number }) {
  const text = z.strictObject({ en: typedText(max), ta: typedText(max) });
  return field(text, 'bilingual', label, {
    ...details,
    limit: max,
    defaultValue: { en: '', ta: '' },
  });
}

/** A text in one language. @param details `max` in UTF-16 units */
export function oneLanguageField(
  label: string,
  { max, defaultValue = '', ...details }: Details & { max: number; defaultValue?: string },
) {
  return field(typedText(max), 'line', label, { ...details, limit: max, defaultValue });
}

export function registerField(label: string, hint: string) {
  const details = { hint, requiredBecause: WHY_BY_LAW, limit: 500, defaultValue: '' };
  return field(typedText(500), 'url', label, details);
}

/** ISO 8601 (2026-03-02), or ''. */
export function dateField(label: string, details: Details = {}) {
  const date = z.union([z.literal(''), typedDay]);
  return field(date, 'date', label, { ...details, defaultValue: '' });
}

/** Rupees or square feet, or null. */
export function amountField(label: string, details: Details = {}) {
  const amount = z.number().positive(MUST_BE_POSITIVE).max(1e12, 'is too large').nullable();
  return field(amount, 'amount', label, { ...details, defaultValue: null });
}

export function tickField(label: string) {
  return field(z.boolean(), 'tick', label, { defaultValue: false });
}

export function listField<Element extends z.ZodType>(
  label: string,
  { element, most }: { element: Element; most: number },
  kind: 'list' | 'documents' | 'photos' = 'list',
) {
  const list = z.array(element).max(most, `is too long: at most ${most} entries`);
  return field(list, kind, label, { element, most, defaultValue: [] });
}

/**
 * Fields under one name, such as `approval.date`, each a value of its own. A draft may lack all.
 */
export function nestedFields<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  // Unlike a default, a prefault is filled by its fields.
  return z.strictObject(shape).prefault({} as never);
}
