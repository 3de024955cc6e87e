/** Plain constants of projects and plots. Nothing but constants: visitors download this file. */

export const PROJECT_STATUSES = ['upcoming', 'selling', 'sold-out', 'completed'] as const;

export const PLOT_STATES = ['available', 'held', 'booked', 'sold'] as const;

export type PlotState = (typeof PLOT_STATES)[number];

export const FACINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

export const PLOTS_MAX = 500;

export const PLOT_NUMBER_MAX_LENGTH = 20;

/** Of the CSV of plots, in the order of the template. */
export const PLOT_COLUMNS = ['number', 'sq_ft', 'facing', 'road_ft', 'price', 'points'] as const;

/** Tamil Nadu's Real Estate Regulatory Authority, whose address stands beside each registration number. */
export const AUTHORITY = 'rera.tn.gov.in';
export const AUTHORITY_ADDRESS = `https://${AUTHORITY}`;
