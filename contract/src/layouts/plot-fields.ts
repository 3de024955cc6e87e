import { z } from 'zod';
import { fieldsOf } from '../values/fields.ts';
import { plotNumber, uuid } from '../values/text.ts';
import { amountField, field, MUST_BE_POSITIVE, tickField } from './layout-field-kinds.ts';
import { FACINGS } from './plots.ts';

const CORNER = String.raw`\d{1,5}(?:\.\d{1,3})?,\d{1,5}(?:\.\d{1,3})?`;
const LENGTH = String.raw`\d{1,4}(?:\.\d{1,2})?`;
const SIDES = new RegExp(`^(?:${LENGTH}(?: × ${LENGTH}){1,7})?$`);
/** '30x40 ft' → '30 × 40' */
const sides = z
  .string()
  .max(100)
  .transform((typed) =>
    typed
      .replace(/\s*(?:ft|feet|அடி|['’′])\.?(?!\p{L})/giu, '')
      .replace(/\s*(?:[x×*]|by)\s*/gi, ' × ')
      .trim(),
  )
  .pipe(z.string().regex(SIDES, 'must be two to eight lengths, such as 30 × 40'));
const squareFeet = z.number().positive('must be more than zero').max(10_000_000, 'is too large');
const road = z.number().positive(MUST_BE_POSITIVE).max(500, 'is too large').nullable();
const corners = z.string().regex(new RegExp(`^(?:${CORNER}(?: ${CORNER}){2,59})?$`));
const FACING_NAMES = Object.fromEntries(['', ...FACINGS].map((facing) => [facing, facing || '–']));

/*
 * A plot is land and has a number, its facts and an id. `PlotDraft` is what the owner types of one,
 * and may lack the size; a layout's draft has each as a `Plot`, with its id. `PlotFacts` is a plot
 * as it is published. Who has a plot is none of its facts: `PlotStatus` (`layout.ts`) says that.
 */

export const plotDraft = z.strictObject({
  number: plotNumber.meta({ kind: 'line', label: 'Number' }),
  squareFeet: field(squareFeet.nullable(), 'amount', 'Size, sq ft', { defaultValue: null }),
  /** Lengths in feet: "30 × 40", or all four or more one after the other. */
  sides: field(sides, 'line', 'Sides, ft', { hint: '30 × 40', defaultValue: '' }),
  facing: field(z.enum(['', ...FACINGS]), 'choice', 'Facing', {
    options: FACING_NAMES,
    defaultValue: '',
  }),
  road: field(road, 'amount', 'Road, ft', { defaultValue: null }),
  price: amountField('Price, ₹', { hint: 'Empty: buyers read “ask for the price”.' }),
  park: tickField('Next to the park'),
  /** SVG polygon in pixels of the plan, at most 60 corners: "0,0 120,0 120,80". */
  shape: field(corners, 'corners', 'Outline on the plan', {
    limit: 2000,
    rows: 2,
    defaultValue: '',
  }),
});
export type PlotDraft = z.infer<typeof plotDraft>;

/** A plot keeps its id when its number is changed. */
export const plot = plotDraft.extend({ id: uuid });
export type Plot = z.infer<typeof plot>;

export const plotFacts = plotDraft.extend({ squareFeet });
export type PlotFacts = z.infer<typeof plotFacts>;

export const plotFields = fieldsOf(plotDraft);
