/** One picture in all its sizes. */
export interface Picture {
  /** Of the largest size; the page reserves this shape before the picture arrives. */
  width: number;
  height: number;
  /** Shown until the picture arrives. */
  color: string;
  /** srcset */
  avif?: string;
  /** srcset */
  webp: string;
  /** Address for a browser that reads no srcset. */
  src: string;
}
