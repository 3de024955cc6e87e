/** Constants only: visitors download this file. */

export const PLOT_STATES = ['available', 'held', 'booked', 'sold'] as const;

export type PlotState = (typeof PLOT_STATES)[number];

export const FACINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

export const PLOTS_MAX = 500;
export const PLOT_NUMBER_MAX_LENGTH = 20;
