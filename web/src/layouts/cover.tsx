import type { Cover as CoverFile } from '@theni/content';
import { Contours } from '../ui/contours.tsx';
import { Picture } from '../ui/picture.tsx';
import { pictureOf } from '../ui/picture-of.ts';
import css from './cover.module.css';

interface Props {
  cover: CoverFile | undefined;
  sizes: string;
  /** In the first view of its page. */
  first?: boolean;
  'data-edit'?: string;
}

/** Of a layout; height lines for one that has no picture yet. Its name stands beside it, so it has none of its own. */
export function Cover({ cover, sizes, first = false, ...mark }: Props) {
  return (
    <div {...mark} className={css.cover}>
      {cover ? (
        <Picture picture={pictureOf(cover)} sizes={sizes} alt="" first={first} />
      ) : (
        <Contours />
      )}
    </div>
  );
}
