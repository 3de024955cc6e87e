import type { Item } from '@theni/contract';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { loadChunk } from '../deployment.ts';
import { useWords } from '../words/words.ts';
import { type Choice, galleryAddress } from './choice.ts';
import { getItem } from './item-requests.ts';
import css from './open-item.module.css';

interface Props {
  items: Item[];
  /** In the gallery, the items that are not loaded yet included; absent when unknown. */
  total: number | undefined;
  choice: Choice;
  /** The visitor nears the last of `items`. */
  onEnd: () => void;
}

/** Its code comes when an item is opened first. */
const Lightbox = lazy(async () => ({
  default: (await loadChunk(import('./lightbox.tsx'))).Lightbox,
}));

/** The item that the address names, large. */
export function OpenItem({ items, total, choice, onEnd }: Props) {
  const { gallery } = useWords();
  const { all, index, isGone, view, close } = useOpenItem(items, choice);
  const isOpen = index >= 0;
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);

  useEffect(() => {
    if (isOpen && index >= all.length - 3) onEnd();
  }, [isOpen, index, all.length, onEnd]);

  return (
    <>
      {isGone && (
        <p role="status" className={css.gone}>
          {gallery.gone}
        </p>
      )}
      {wasOpen && (
        <Suspense>
          <Lightbox
            items={all}
            // An item that a link has brought along stands before the others, wherever it belongs.
            total={all === items ? total : undefined}
            index={index}
            isOpen={isOpen}
            onView={view}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * `?item=<id>` is the open item. Opening one adds one entry to the history, turning to the next
 * replaces it, and closing goes back over it, unless the visitor came by a link to the item.
 */
function useOpenItem(items: Item[], choice: Choice) {
  const id = new URLSearchParams(useLocation().search).get('item') ?? undefined;
  const navigate = useNavigate();
  const { linked, isGone } = useLinkedItem(id, items);
  const openedHere = useOpenedHere(id);

  const all = useMemo(() => (linked ? [linked, ...items] : items), [linked, items]);
  const index = id ? all.findIndex(({ _id }) => _id === id) : -1;

  const view = useCallback(
    (next: number) => {
      const item = all[next];
      if (id && item && item._id !== id)
        navigate(galleryAddress(choice, item._id), { replace: true });
    },
    [all, id, choice, navigate],
  );
  const close = useCallback(() => {
    if (!id) return;
    if (openedHere.current) history.back();
    else navigate(galleryAddress(choice), { replace: true });
  }, [id, choice, navigate, openedHere]);

  return { all, index, isGone, view, close };
}

/** The item that a link names, when it is not among those that are loaded. */
function useLinkedItem(id: string | undefined, items: Item[]) {
  const [linked, setLinked] = useState<Item>();
  const [goneId, setGoneId] = useState<string>();
  const isHere = items.some(({ _id }) => _id === id) || linked?._id === id;

  useEffect(() => {
    if (!id || isHere) return;
    const leaving = new AbortController();
    getItem(id, leaving.signal).then(
      (item) => (item ? setLinked(item) : setGoneId(id)),
      (error) => leaving.signal.aborted || console.error(error),
    );
    return () => leaving.abort();
  }, [id, isHere]);

  const isDouble = items.some(({ _id }) => _id === linked?._id);
  return { linked: isDouble ? undefined : linked, isGone: id !== undefined && goneId === id };
}

/** Whether the entry of the open item was added while its list was in view. */
function useOpenedHere(id: string | undefined) {
  const navigationType = useNavigationType();
  const openedHere = useRef(false);
  const wasOpen = useRef<boolean>(undefined);

  useEffect(() => {
    const isOpen = id !== undefined;
    if (isOpen && wasOpen.current === false) openedHere.current = navigationType === 'PUSH';
    if (!isOpen) openedHere.current = false;
    wasOpen.current = isOpen;
  }, [id, navigationType]);

  return openedHere;
}
