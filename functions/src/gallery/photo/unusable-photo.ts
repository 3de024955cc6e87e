/** The photo cannot be shown; the message is for the admin. */
export class UnusablePhoto extends Error {
  override name = 'UnusablePhoto';
}

/** For each of its two drawings. The whole answer has 55 s. */
export const PHOTO_TIMEOUT_SECONDS = 10;
