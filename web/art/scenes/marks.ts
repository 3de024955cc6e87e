import { ink } from '../kit/palette.ts';

/**
 * The company's mark on a 32 × 32 grid: the sun on the ridge over a field of four plots.
 * Shapes only, no outlines, so that it survives 16 px and one colour.
 */
export const markShapes = {
  sun: 'M10 2a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9Z',
  ridge: 'M2 18 9 13l3.4 1.6L21 4l9 14Z',
  plots: 'M2 20h9.6L9.6 30H2ZM14 20h4l1.8 10h-7.6ZM20.4 20H30v10h-7.6Z',
};

export interface MarkInks {
  sun: string;
  ridge: string;
  plots: string;
}

export const markInks: MarkInks = { sun: ink.turmeric, ridge: ink.teal, plots: ink.laterite };

export function markPaths({ sun, ridge, plots }: MarkInks): string {
  return `<path fill="${sun}" d="${markShapes.sun}"/><path fill="${ridge}" d="${markShapes.ridge}"/><path fill="${plots}" d="${markShapes.plots}"/>`;
}
