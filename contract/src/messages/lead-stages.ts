/** Constants only: pages download this file without zod. */

export const STAGES = ['new', 'called', 'visit', 'booked', 'not-interested'] as const;
export type Stage = (typeof STAGES)[number];

/** A buyer may claim defects for five years (RERA s. 14(3)). The privacy page names the time. */
export const BOOKED_KEEP_DAYS = 5 * 365;

/** The owner's lists, which `list` of `GET /api/messages` names: two folders, and all leads. */
export const LEAD_LISTS = ['open', 'all', 'spam'] as const;
export const NOTE_MAX_LENGTH = 2000;
