/** The server was not reached, or is too busy to answer: the same again later may succeed. */
export class NoConnection extends Error {
  override name = 'NoConnection';
}

export type EndReason =
  /** No token, or one that is no longer taken. */
  | 'signed-out'
  /** The account is a good one and not the admin's (any more). */
  | 'not-admin';

/** Nothing can be done before the admin has signed in again. */
export class SessionOver extends Error {
  override name = 'SessionOver';
  readonly reason: EndReason;

  constructor(reason: EndReason, options?: ErrorOptions) {
    super(`The session is over: ${reason}.`, options);
    this.reason = reason;
  }
}
