/** The video cannot be shown; the message is a sentence for the admin. */
export class UnusableVideo extends Error {
  override name = 'UnusableVideo';
}
