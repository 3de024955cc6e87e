const TEN_MINUTES_MS = 10 * 60_000;

/**
 * All limits of messages, in the order in which a message meets them. `sender-limits.ts` says who is
 * told apart from whom, and counts for the first two in the memory of each instance; `lead-store.ts`
 * counts the messages of all senders in the database.
 */
export const MESSAGE_LIMITS = {
  /**
   * More of one visitor's own IPv6 network are refused with 429. More of one place, which other
   * people may share, are taken and held back (`flood`).
   */
  ofVisitor: { messages: 10, windowMs: TEN_MINUTES_MS },
  /** More of one peer, of whatever visitors, are taken and held back (`flood`). */
  ofPeer: { messages: 30, windowMs: TEN_MINUTES_MS },
  /**
   * More of all senders on one day are refused with 429. Messages that are held back are counted by
   * themselves, here and in the next limit: a flood takes nothing from the others.
   */
  storedPerDay: 20_000,
  /** More of all senders in one hour are taken, and told of by one mail (`listing-store.ts`). */
  mailedOneByOnePerHour: 60,
};
