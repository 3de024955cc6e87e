import type { Item } from '@theni/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { galleryAddress } from './choice.ts';
import { type Choice, getFile } from './gallery-requests.ts';

/**
 * `?item=<id>` is the open item. Opening one adds one entry to the history, turning to the next
 * replaces it, and closing goes back over it, unless the visitor came by a link to the item.
 */
export function useOpenItem(items: Item[], choice: Choice) {
  const id = new URLSearchParams(useLocation().search).get('item') ?? undefined;
  const navigate = useNavigate();
  const { linked, isGone } = useLinkedItem(id, items);
  const openedHere = useOpenedHere(id, useNavigationType());

  const all = useMemo(() => (linked ? [linked, ...items] : items), [linked, items]);
  const index = id ? all.findIndex(({ _id }) => _id === id) : -1;

  const view = useCallback(
    (next: number) => {
      const item = all[next];
      if (id && item && item._id !== id)
        navigate(galleryAddress(choice, item._id), { replace: true, preventScrollReset: true });
    },
    [all, id, choice, navigate],
  );
  const close = useCallback(() => {
    if (!id) return;
    if (openedHere.current) navigate(-1);
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
    getFile(id, leaving.signal).then(
      (item) => (item ? setLinked(item) : setGoneId(id)),
      (error) => leaving.signal.aborted || console.error(error),
    );
    return () => leaving.abort();
  }, [id, isHere]);

  const isDouble = items.some(({ _id }) => _id === linked?._id);
  return { linked: isDouble ? undefined : linked, isGone: id !== undefined && goneId === id };
}

/** Whether the entry of the open item was added while its list was in view. */
function useOpenedHere(id: string | undefined, navigation: string) {
  const openedHere = useRef(false);
  const wasOpen = useRef<boolean>(undefined);

  useEffect(() => {
    const isOpen = id !== undefined;
    if (isOpen && wasOpen.current === false) openedHere.current = navigation === 'PUSH';
    if (!isOpen) openedHere.current = false;
    wasOpen.current = isOpen;
  }, [id, navigation]);

  return openedHere;
}
