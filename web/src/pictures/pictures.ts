import sizes from './sizes.json';

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

type Name = keyof typeof sizes;

/**
 * The pictures of a page by their names.
 * @param files what `import.meta.glob` of `made/<name>-*` gives: file → address
 */
export function picturesOf<Own extends Name>(
  files: Record<string, string>,
): Record<Own, PictureFile> {
  const pictures: Record<string, PictureFile & { avif: string }> = {};
  const widthOf = (file: string) => Number(/(\d+)\.\w+$/.exec(file)?.[1]);
  for (const file of Object.keys(files).sort((one, other) => widthOf(one) - widthOf(other))) {
    const [, name = '', width, format] = /([a-z-]+\d*)-(\d+)\.(\w+)$/.exec(file) ?? [];
    const picture = pictures[name] ?? { ...sizes[name as Name], avif: '', src: '' };
    pictures[name] = picture;
    if (format === 'webp') picture.src = files[file] ?? '';
    else picture.avif += `${picture.avif && ', '}${files[file]} ${width}w`;
  }
  return pictures as Record<Own, PictureFile>;
}
