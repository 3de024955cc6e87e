import sizes from './sizes.json';

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

type Name = keyof typeof sizes;

/**
 * The pictures that a page carries, by name.
 *
 * @param files what `import.meta.glob` of `made/<name>-*.{avif,webp}` gives: file → address
 */
export function picturesOf<Own extends Name>(
  names: Own[],
  files: Record<string, string>,
): Record<Own, Picture> {
  return Object.fromEntries(names.map((name) => [name, pictureOf(name, files)])) as Record<
    Own,
    Picture
  >;
}

function pictureOf(name: Name, files: Record<string, string>): Picture {
  const avif: [width: number, address: string][] = [];
  let src = '';
  for (const [file, address] of Object.entries(files)) {
    const [, of, width, format] = /([a-z-]+\d*)-(\d+)\.(\w+)$/.exec(file) ?? [];
    if (of !== name) continue;
    if (format === 'webp') src = address;
    else avif.push([Number(width), address]);
  }
  avif.sort(([a], [b]) => a - b);
  return {
    ...sizes[name],
    avif: avif.map(([width, address]) => `${address} ${width}w`).join(', '),
    src,
  };
}
