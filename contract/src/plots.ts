/** Constants only: visitors download this file. */

export const LAYOUT_STATUSES = ['upcoming', 'selling', 'sold-out', 'completed'] as const;

export const PLOT_STATES = ['available', 'held', 'booked', 'sold'] as const;

export type PlotState = (typeof PLOT_STATES)[number];

export const FACINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

export const PLOTS_MAX = 500;
export const PLOT_NUMBER_MAX_LENGTH = 20;

/** Host of the register of Tamil Nadu's Real Estate Regulatory Authority. */
export const AUTHORITY = 'rera.tn.gov.in';
export const AUTHORITY_ADDRESS = `https://${AUTHORITY}`;

/** Where the State tells of loans and claims on land, and of who holds it. */
export const ENCUMBRANCE_ADDRESS = 'https://tnreginet.gov.in';
export const PATTA_ADDRESS = 'https://eservices.tn.gov.in';
