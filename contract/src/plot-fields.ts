import { z } from 'zod';
import { fieldsOf } from './fields.ts';
import { amountField, field, MUST_BE_POSITIVE, tickField } from './layout-field-kinds.ts';
import { FACINGS } from './plots.ts';
import { plotNumber } from './text.ts';
import { uuid } from './uuid.ts';

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

/** What stands at `plots.<id>`: a plot whose size may be still to come. */
export const plotDraft = z.strictObject({
  number: plotNumber.meta({ kind: 'line', label: 'Number' }),
  squareFeet: field(squareFeet.nullable(), 'amount', 'Size, sq ft', { empty: null }),
  /** Lengths in feet: "30 × 40", or all four or more one after the other; '' where not told. */
  sides: field(sides, 'line', 'Sides, ft', { hint: '30 × 40', empty: '' }),
  facing: field(z.enum(['', ...FACINGS]), 'choice', 'Facing', { options: FACING_NAMES, empty: '' }),
  /** Width of the road before it; null where it is not known. */
  road: field(road, 'amount', 'Road, ft', { empty: null }),
  price: amountField('Price, ₹', { hint: 'Empty: buyers read “ask for the price”.' }),
  park: tickField('Next to the park'),
  /** SVG polygon in pixels of the plan, at most 60 corners: "0,0 120,0 120,80". */
  shape: field(corners, 'corners', 'Drawing on the plan', { limit: 2000, empty: '' }),
});
export type PlotDraft = z.infer<typeof plotDraft>;

/** The id is made when a plot is added, and stays when its number is changed. */
export const plot = plotDraft.extend({ id: uuid });
export type Plot = z.infer<typeof plot>;

/** A plot as it is published. */
export const plotFacts = plotDraft.extend({ squareFeet });
export type PlotFacts = z.infer<typeof plotFacts>;

export const plotFields = fieldsOf(plotDraft);
