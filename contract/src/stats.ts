import type { InboxMessage } from './contact-message.ts';

/** How many of each, by name; `''` where it is not known. */
export type Counts = Record<string, number>;

/** `GET /api/admin/stats`: spam and what is deleted count nowhere. */
export interface StatsResponse {
  /** The days that are counted, in India, oldest first: ISO 8601. */
  Days: string[];
  Leads: {
    /** These two count people, by the day of their newest message, as the inbox lists them; all others count messages. */
    Total: number;
    ByDay: Counts;
    ByProject: Counts;
    ByService: Counts;
    ByLanguage: Counts;
    ByPage: Counts;
    ByCampaign: Counts;
    /** Under layout and number; of messages that name a plot. */
    ByPlot: Counts;
  };
  Taps: {
    Total: number;
    ByDay: Counts;
    ByKind: Counts;
    ByProject: Counts;
    ByPlot: Counts;
    ByLanguage: Counts;
    ByPage: Counts;
  };
  /** Of all time: people whose newest message nobody has answered, and the longest waiting of them. */
  Unanswered: number;
  Oldest: InboxMessage[];
}
