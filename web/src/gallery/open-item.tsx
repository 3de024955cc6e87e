import type { Item } from '@theni/contract';
import { pages } from '@theni/contract/site-map';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError, useJson } from '../api.ts';
import { useWords } from '../page-context.ts';
import { type GalleryFilter, galleryAddress } from './filter.ts';
import css from './gallery-page.module.css';
import { itemAddress } from './items.ts';
import { LargeView } from './large-view.tsx';

interface Props {
  items: Item[];
  filter: GalleryFilter;
  /** Called when the visitor nears the last of `items`. */
  onEnd: () => void;
}

/**
 * The item that the address names (`?item=<id>`), large. Opening one adds one entry to the history,
 * turning to the next replaces it, and closing goes back over it, unless the visitor came by a link
 * to the item.
 */
export function OpenItem({ items, filter, onEnd }: Props) {
  const { gallery } = useWords();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const id = new URLSearchParams(search).get('item');
  const { linked, isGone } = useLinkedItem(id, items);
  const all = useMemo(() => (linked ? [linked, ...items] : items), [linked, items]);
  const index = all.findIndex(({ _id }) => _id === id);
  const isOpen = index >= 0;

  useEffect(() => {
    if (isOpen && index >= all.length - 3) onEnd();
  }, [isOpen, index, all.length, onEnd]);

  function view(next: number) {
    const item = all[next];
    if (id && item && item._id !== id)
      navigate(galleryAddress(filter, item._id), { replace: true, state });
  }

  const isGoingBack = useRef(false);
  useEffect(() => {
    if (!id) isGoingBack.current = false;
  }, [id]);

  function close() {
    // A second click, before the browser has gone back, would leave the gallery.
    if (!id || isGoingBack.current) return;
    isGoingBack.current = state?.from === pages.gallery.path;
    if (isGoingBack.current) navigate(-1);
    else navigate(galleryAddress(filter), { replace: true });
  }

  return (
    <>
      {isGone && (
        <p role="status" className={css.gone}>
          {gallery.gone}
        </p>
      )}
      <LargeView items={all} index={index} isOpen={isOpen} onView={view} onClose={close} />
    </>
  );
}

/** The item that a link names, when it is not among those that are loaded. */
function useLinkedItem(id: string | null, items: Item[]) {
  const [asked, setAsked] = useState<string>();
  const isListed = (one: string | null | undefined) => items.some(({ _id }) => _id === one);
  // The last linked item stays when the visitor turns to another.
  if (id && id !== asked && !isListed(id)) setAsked(id);
  const { value, error } = useJson<Item>(asked && itemAddress(asked));
  return {
    linked: value && !isListed(value._id) ? value : undefined,
    isGone: id !== null && id === asked && error instanceof ApiError && error.status === 404,
  };
}
