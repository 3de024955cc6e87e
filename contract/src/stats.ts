/** How many of each, by name; `''` where it is not known. */
export type Counts = Record<string, number>;

/** `GET /api/admin/stats`: spam and what is deleted count nowhere. */
export interface StatsResponse {
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
  /** Of all time: people whose newest message nobody has answered. */
  Unanswered: number;
}
