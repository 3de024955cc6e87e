const TEN_MINUTES_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/**
 * All limits of messages, in the order in which a message meets them. A *visitor* and a *peer* are
 * told apart by `sender-address.ts`, and counted in the memory of each instance
 * (`sender-limits.ts`). The totals of all senders are counted in the database (`lead-store.ts`).
 */
export const MESSAGE_LIMITS = {
  /**
   * More of one visitor are refused with 429. Mobile networks put many people behind an address.
   */
  ofVisitor: { messages: 10, windowMs: TEN_MINUTES_MS },
  /** More of one peer within the window of `ofPeer` are taken and held back (`flood`). */
  ofPeerInFlood: 30,
  /** More of one peer, of whatever visitors, are refused with 429. */
  ofPeer: { messages: 300, windowMs: TEN_MINUTES_MS },
  /** More of one peer are refused with 429. */
  ofPeerADay: { messages: 5000, windowMs: DAY_MS },
  /**
   * More of all senders on one day are refused with 429. Messages that are held back are counted by
   * themselves, here and in the next limit: a flood takes nothing from the others.
   */
  storedPerDay: 20_000,
  /** More of all senders in one hour are taken, and told of by the digest (`digest-store.ts`). */
  mailedOneByOnePerHour: 60,
};
