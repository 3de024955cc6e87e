/** One picture in all its sizes. */
export interface Picture {
  /** Of the largest size; the page reserves this shape before the picture arrives. */
  width: number;
  height: number;
  /** Shown until the picture arrives. */
  color: string;
  /** srcset of a drawing. */
  avif?: string;
  /** srcset of a picture that the owner has uploaded. */
  webp?: string;
  /** In one size, for browsers that read neither. */
  src: string;
}
