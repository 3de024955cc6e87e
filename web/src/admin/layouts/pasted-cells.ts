import { shipped } from '@theni/content';
import { type PlotDraft, plotDraft } from '@theni/contract/plot-fields';

// Each function reads one cell, in Latin digits. It returns undefined for a cell that is not wholly
// what its column wants.

/** The word “plot” or two numbers in one cell would pass for a part of the number. */
export function numberIn(cell: string): string | undefined {
  if (/\s|^(?:plot|site|no)(?![a-z])/i.test(cell)) return undefined;
  const parsed = plotDraft.shape.number.safeParse(cell);
  return parsed.success && /\d/.test(parsed.data) ? parsed.data : undefined;
}

/** '8,50,000', '1,250,000' or '850000.50' */
const AMOUNT = String.raw`((?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d{1,2})?)`;
const SQUARE_FEET = new RegExp(String.raw`^${AMOUNT}\s*(?:sq\.?\s*ft\.?)?$`, 'i');
const PRICE = new RegExp(String.raw`^(?:₹|rs\.?)?\s*${AMOUNT}\s*(?:/-)?$`, 'i');

/** Outside of these bounds an amount stands in another's column, or is a part of one. */
const SQUARE_FEET_BOUNDS = [100, 100_000] as const;
/** A telephone number lies above, and lakhs without their word below. */
const PRICE_BOUNDS = [10_000, 1_000_000_000] as const;

export function squareFeetIn(cell: string): number | undefined {
  return amountIn(cell, SQUARE_FEET, SQUARE_FEET_BOUNDS);
}

export function priceIn(cell: string): number | undefined {
  return amountIn(cell, PRICE, PRICE_BOUNDS);
}

function amountIn(
  cell: string,
  form: RegExp,
  [least, most]: readonly [number, number],
): number | undefined {
  const amount = Number(form.exec(cell)?.[1]?.replaceAll(',', ''));
  return amount >= least && amount <= most ? amount : undefined;
}

/** 'SE', 'South-east', 'south east' or 'தென்கிழக்கு' */
export function facingIn(cell: string): PlotDraft['facing'] | undefined {
  const facings = Object.entries(shipped.layoutPage.plots.facings);
  const found = facings.find(([facing, { en, ta }]) =>
    [facing, en, ta].some((name) => foldFacing(name) === foldFacing(cell)),
  );
  return found?.[0] as PlotDraft['facing'] | undefined;
}

function foldFacing(name: string): string {
  return name.toLowerCase().replace(/[\s-]/g, '');
}
