import { useEffect, useRef } from 'react';
import { gallery } from '../../content/gallery.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { OpenItem } from '../lightbox/open-item.tsx';
import { AskLink } from './ask-link.tsx';
import { galleryAddress } from './choice.ts';
import { FilterBar } from './filter-bar.tsx';
import css from './gallery-grid.module.css';
import { filesAddress } from './gallery-requests.ts';
import { MediaTile } from './media-tile.tsx';
import { NextPage } from './next-page.tsx';
import { Skeletons } from './skeletons.tsx';
import { TilePage } from './tile-page.tsx';
import { useChoice } from './use-choice.ts';
import { useFilters } from './use-filters.ts';
import { useGallery } from './use-gallery.ts';
import { useTileCount } from './use-tile-count.ts';

/** Full rows in one, two, three and four columns. */
const PAGE_LENGTH = 24;
/** Beyond two dots a pixel nobody sees more: a phone with three is not asked to pay for them. */
const sizes =
  '(min-width: 62rem) 26rem, (min-width: 40rem) 50vw, (min-resolution: 2.5dppx) 55vw, 88vw';

export function GalleryGrid() {
  const choice = useChoice();
  const filters = useFilters(choice);
  const { items, state, next, loadMore, retry, remove } = useGallery(filesAddress(choice));
  const none = items.length === 0;
  const drawn = useTileCount(Math.min(items.length, PAGE_LENGTH));
  const { after, ...chosen } = choice;
  const isFiltered = Boolean(chosen.services || chosen.place);
  const starts = Array.from(
    { length: Math.ceil(items.length / PAGE_LENGTH) },
    (_, page) => page * PAGE_LENGTH,
  );
  const pages = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what it waits for
  useEffect(() => {
    if (!wasAsked.current) return;
    wasAsked.current = false;
    pages.current?.lastElementChild?.querySelector('a')?.focus();
  }, [starts.length]);

  return (
    <div className={css.gallery} aria-busy={state === 'loading'}>
      <FilterBar filters={filters} choice={choice} />
      <p role="status" className={css.status}>
        {state === 'loading' && gallery.loading}
        {state === 'ready' && none && (isFiltered ? gallery.noMatch : gallery.empty)}
        {state === 'failed' && gallery.failed}
      </p>
      <noscript>
        <p>{gallery.noScript}</p>
      </noscript>
      {after && !none && (
        <p>
          <ButtonLink to={galleryAddress(chosen)} look="outline">
            {gallery.fromStart}
          </ButtonLink>
        </p>
      )}
      <div ref={pages} className={css.pages}>
        {starts.map((start) => (
          <TilePage key={start}>
            {() =>
              items.slice(start, start + PAGE_LENGTH).map((item, index) =>
                start === 0 && index >= drawn ? (
                  <li key={item._id} className={css.skeleton} />
                ) : (
                  <li key={item._id}>
                    <MediaTile
                      item={item}
                      number={start + index + 1}
                      sizes={sizes}
                      first={start + index < 2}
                      address={galleryAddress(choice, item._id)}
                      Action={AskLink}
                      onGone={remove}
                    />
                  </li>
                ),
              )
            }
          </TilePage>
        ))}
        {state === 'loading' && none && <Skeletons sizes={sizes} />}
      </div>
      {state === 'failed' && !next && (
        <Button look="outline" onClick={retry}>
          {gallery.retry}
        </Button>
      )}
      {next && (
        <NextPage
          next={next}
          state={state}
          loadMore={loadMore}
          onAsked={() => {
            wasAsked.current = true;
          }}
        />
      )}
      <OpenItem items={items} choice={choice} onEnd={loadMore} />
    </div>
  );
}
