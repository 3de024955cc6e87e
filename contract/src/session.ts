/** What `GET /api/session` says of the signed-in account. */
export type SessionAnswer = { Admin: true; Email: string; AnalyticsUrl: string } | { Admin: false };
