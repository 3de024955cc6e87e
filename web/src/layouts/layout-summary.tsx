import type { Cover as CoverFile, LayoutFacts, LayoutName } from '@theni/content';
import { Contours } from '../ui/contours.tsx';
import { Picture, pictureOf } from '../ui/picture.tsx';
import { useWords } from '../words/words.ts';
import css from './layout-summary.module.css';

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
    <div {...mark} className={`band ${css.cover}`}>
      {cover ? (
        <Picture picture={pictureOf(cover)} sizes={sizes} alt="" first={first} />
      ) : (
        <Contours />
      )}
    </div>
  );
}

export function StatusAndPlace({ status, place }: Pick<LayoutName, 'status' | 'place'>) {
  const { layoutList } = useWords();
  return (
    <p className={`row ${css.place}`}>
      <strong>{layoutList.statuses[status]}</strong>
      {place}
    </p>
  );
}

/** Price first; the others as they fit. @param props.more what else the place says of the layout */
export function FactList({ facts, more = '' }: { facts: LayoutFacts; more?: string }) {
  const { price, rate, available, sizes } = facts;
  if (![price, rate, available, sizes, more].some(Boolean)) return null;
  return (
    <ul className={`row ${css.facts}`}>
      {price && <li className={css.price}>{price}</li>}
      {rate && <li>{rate}</li>}
      {available && <li className={css.available}>{available}</li>}
      {sizes && <li>{sizes}</li>}
      {more && <li>{more}</li>}
    </ul>
  );
}
