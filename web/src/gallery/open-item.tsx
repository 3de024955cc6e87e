import type { Item } from '@theni/contract';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadChunk } from '../deployment.ts';
import { pages } from '../pages.ts';
import { useWords } from '../words/words.ts';
import { type Choice, galleryAddress } from './choice.ts';
import css from './gallery-grid.module.css';
import { getItem } from './items.ts';

/** Its code comes when an item is opened first. */
const Lightbox = lazy(async () => ({
  default: (await loadChunk(import('./lightbox.tsx'))).Lightbox,
}));

interface Props {
  items: Item[];
  choice: Choice;
  /** The visitor nears the last of `items`. */
  onEnd: () => void;
}

/**
 * The item that the address names (`?item=<id>`), large. Opening one adds one entry to the history, turning to the next
 * replaces it, and closing goes back over it, unless the visitor came by a link to the item.
 */
export function OpenItem({ items, choice, onEnd }: Props) {
  const { gallery } = useWords();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const id = new URLSearchParams(search).get('item');
  const { linked, isGone } = useLinkedItem(id, items);
  const all = useMemo(() => (linked ? [linked, ...items] : items), [linked, items]);
  const index = all.findIndex(({ _id }) => _id === id);
  const isOpen = index >= 0;
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);

  useEffect(() => {
    if (isOpen && index >= all.length - 3) onEnd();
  }, [isOpen, index, all.length, onEnd]);

  function view(next: number) {
    const item = all[next];
    if (id && item && item._id !== id)
      navigate(galleryAddress(choice, item._id), { replace: true, state });
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
    else navigate(galleryAddress(choice), { replace: true });
  }

  return (
    <>
      {isGone && (
        <p role="status" className={css.gone}>
          {gallery.gone}
        </p>
      )}
      {wasOpen && (
        <Suspense>
          <Lightbox items={all} index={index} isOpen={isOpen} onView={view} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** The item that a link names, when it is not among those that are loaded. */
function useLinkedItem(id: string | null, items: Item[]) {
  const [found, setFound] = useState<{ id: string; item: Item | undefined }>();
  const has = (known: string | null | undefined) => items.some(({ _id }) => _id === known);
  const isHere = has(id) || found?.id === id;

  useEffect(() => {
    if (!id || isHere) return;
    const leaving = new AbortController();
    getItem(id, leaving.signal).then(
      (item) => setFound({ id, item }),
      (error) => leaving.signal.aborted || console.error(error),
    );
    return () => leaving.abort();
  }, [id, isHere]);

  return {
    linked: has(found?.id) ? undefined : found?.item,
    isGone: id !== null && found?.id === id && !found.item,
  };
}
