/** The video cannot be shown; the message is for the admin. */
export class UnusableVideo extends Error {
  override name = 'UnusableVideo';
}
