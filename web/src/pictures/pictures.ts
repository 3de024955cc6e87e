// `npm run pictures` makes this list, and the files that it names.
import drawings from './drawings.json' with { type: 'json' };

export interface PictureFile {
  /** Width of the largest size; the page reserves this shape before the picture arrives. */
  width: number;
  height: number;
  /** Shown until the picture arrives. */
  color: string;
  /** The `srcset` of its AVIF sizes. */
  avif?: string;
  /** The `srcset` of its WebP sizes, which is used only where there is no AVIF. */
  webp?: string;
  /** Address for browsers that cannot read the set that is used. */
  src: string;
}

export type DrawingName = keyof typeof drawings;

export function isDrawingName(name: string): name is DrawingName {
  return name in drawings;
}

export function drawing(name: DrawingName): PictureFile {
  const { hash, widths, ...shape } = drawings[name];
  const width = Math.max(...widths);
  const address = (size: number | undefined, format: string) =>
    `/assets/${name}-${size}.${hash}.${format}`;
  const avif = widths.map((size) => `${address(size, 'avif')} ${size}w`).join(', ');
  return { ...shape, width, avif, src: address(widths[0], 'webp') };
}
