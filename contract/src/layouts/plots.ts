import { likeLetters, visibleText, withLatinDigits } from '../values/characters.ts';

/** Visitors download this file: it is without zod. */

export const PLOT_STATES = ['available', 'held', 'booked', 'sold'] as const;

export type PlotState = (typeof PLOT_STATES)[number];

export const FACINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

export const PLOTS_MAX = 500;
export const PLOT_NUMBER_MAX_LENGTH = 20;

/**
 * Brings a typed number into the form in which it is stored, with single blanks; the schema
 * `plotNumber` refuses what is no number.
 */
export function normalizePlotNumber(typed: string): string {
  const visible = visibleText(typed.normalize('NFKC'))
    .replace(/[\p{Z}\p{Cc}]+/gu, ' ')
    .replace(/\p{Pd}/gu, '-')
    .trim();
  return withLatinDigits(visible);
}

/** Whether two stored numbers name the same plot: 'A-17' and 'a -017' do. */
export function isSamePlotNumber(one: string, other: string): boolean {
  return foldedPlotNumber(one) === foldedPlotNumber(other);
}

/** 'A-17', 'a -017' → 'a-17' */
export function foldedPlotNumber(number: string): string {
  const together = likeLetters(number).toLowerCase().replaceAll(' ', '');
  return together.replace(/(?<!\d)0+(?=\d)/g, '');
}

/** Plots are listed in this order: 'A-2' stands before 'A-10'. */
export function comparePlotNumbers(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
