import type { CardFacts, Cover as CoverFile, LayoutCardData } from '@theni/content/layout-card';
import { fill } from '@theni/content/text';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../page-context.ts';
import { Contours } from '../ui/contours.tsx';
import { Picture, pictureFromCover } from '../ui/picture.tsx';
import css from './cover-and-facts.module.css';
import { availableText } from './layout-facts.ts';
import type { PlotPageData } from './layout-page-data.ts';

type CoverProps = { cover: CoverFile | undefined } & Pick<
  ComponentProps<typeof Picture>,
  'sizes' | 'isInFirstView'
>;

/** A layout's picture, or height lines while it has none. Its `alt` is empty beside the name. */
export function Cover({ cover, ...picture }: CoverProps) {
  return (
    <div className={`band ${css.cover}`}>
      {cover ? <Picture {...picture} picture={pictureFromCover(cover)} alt="" /> : <Contours />}
    </div>
  );
}

interface CoversProps {
  covers: CoverFile[];
  label: string;
  sizes: string;
}

/**
 * Several of them stand in a row that the browser scrolls, the first one in view. Chromium loads
 * lazy pictures far beside the window, so the others wait for a swipe where there is script.
 */
export function Covers({ covers, label, sizes }: CoversProps) {
  const row = useRef<HTMLDivElement>(null);
  const [isSwiped, setSwiped] = useState(false);
  // Whoever has swiped before the script is there does not swipe again.
  useEffect(() => setSwiped((row.current?.scrollLeft ?? 0) > 0), []);
  if (covers.length < 2) return <Cover cover={covers[0]} sizes={sizes} isInFirstView />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no part of a form
    <div
      ref={row}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
      tabIndex={0}
      className={css.covers}
      onScroll={() => setSwiped(true)}
    >
      {covers.map((cover, index) => (
        <div key={cover.variants[0]?.Url} className={css.slide}>
          {index === 0 || isSwiped ? (
            <Cover cover={cover} sizes={sizes} isInFirstView={index === 0} />
          ) : (
            <noscript>
              <Cover cover={cover} sizes={sizes} />
            </noscript>
          )}
          <span className={css.position} aria-hidden="true">
            {`${index + 1} / ${covers.length}`}
          </span>
        </div>
      ))}
    </div>
  );
}

/** @param props.place on a card alone: the page of a layout has a line of its own for it */
export function StatusAndPlace({
  status,
  place,
}: Pick<LayoutCardData, 'status'> & { place?: string }) {
  const { layoutList } = useWords();
  return (
    <p className={`row ${css.statusAndPlace}`}>
      <strong>{layoutList.statuses[status]}</strong>
      {place}
    </p>
  );
}

interface FactsProps {
  facts: CardFacts & { price?: string; available: ReactNode };
  more?: string;
  /** Whether nothing is left to buy since the page was made: the prices keep their room, unseen. */
  arePricesHidden?: boolean;
}

const HIDDEN = { visibility: 'hidden' } as const;

export function FactList({ facts, more = '', arePricesHidden = false }: FactsProps) {
  const { price = '', rate, available, sizes } = facts;
  const style = arePricesHidden ? HIDDEN : undefined;
  if (![price, rate, available, sizes, more].some(Boolean)) return null;
  return (
    <ul className={`row ${css.facts}`}>
      {price && (
        <li className={css.price} style={style}>
          {price}
        </li>
      )}
      {rate && <li style={style}>{rate}</li>}
      {available && <li className={css.available}>{available}</li>}
      {sizes && <li>{sizes}</li>}
      {more && <li>{more}</li>}
    </ul>
  );
}

interface Props extends ComponentProps<'span'> {
  count: number;
  /** Their states of now, once they are known. */
  plots: Pick<PlotPageData, 'state'>[] | undefined;
}

/**
 * Says how many plots are available; until that is known, and without script, how many there are.
 * The line has the room of `data-longest` from the start.
 */
export function AvailableCount({ count, plots, ...line }: Props) {
  const text = useWords().layoutList;
  return (
    <span {...line} data-longest={fill(text.available, { available: count, count })}>
      {plots?.length ? availableText(plots, text) : fill(text.plots, { count })}
    </span>
  );
}
