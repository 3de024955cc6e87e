import { fill } from '@theni/content/text';
import { withLatinDigits } from '@theni/contract/characters';
import type { LayoutPageData } from './layout-page-data.ts';

type Units = LayoutPageData['text']['units'];

/** Square feet in each unit, exact by law. */
export const AREA_UNITS = {
  sqFt: 1,
  cent: 435.6,
  ground: 2400,
  acre: 43_560,
  sqMetre: 1 / (0.3048 * 0.3048),
} as const;

export type AreaUnit = keyof typeof AREA_UNITS;

const CRORE = 10_000_000;
const LAKH = 100_000;

/** Grouped as in India, which English and Tamil share: 12,34,567.5 */
export function numberText(number: number, digits = 2): string {
  return number.toLocaleString('en-IN', { maximumFractionDigits: digits });
}

/**
 * A number as it is typed into a field of text: in a field of numbers the wheel, which is meant for
 * the page, would change it.
 * @returns NaN for what is none
 */
export function typedNumber(typed: string): number {
  return Number.parseFloat(withLatinDigits(typed).replaceAll(',', ''));
}

export function rupees(amount: number): string {
  return `₹${numberText(amount)}`;
}

/**
 * '₹12.35 lakh', '₹1.2 crore', which no line breaks; less in full. `Intl` would say million in
 * Tamil.
 */
export function shortRupees(amount: number, units: Units): string {
  return shortened(amount, units).replaceAll(' ', '\u00a0');
}

function shortened(amount: number, units: Units): string {
  if (Math.round(amount / 1000) >= CRORE / 1000)
    return fill(units.crore, { number: numberText(amount / CRORE) });
  if (amount >= LAKH) return fill(units.lakh, { number: numberText(amount / LAKH) });
  return rupees(amount);
}

export function convertArea(area: number, from: AreaUnit, to: AreaUnit): number {
  return from === to ? area : (area * AREA_UNITS[from]) / AREA_UNITS[to];
}

export function centsOf(sqFt: number): number {
  return sqFt / AREA_UNITS.cent;
}

export function sqMetresOf(sqFt: number): number {
  return sqFt / AREA_UNITS.sqMetre;
}

export function distanceText(metres: number, units: Units): string {
  if (metres < 1000) return fill(units.metres, { number: metres });
  return fill(units.kilometres, { number: numberText(metres / 1000, 1) });
}
