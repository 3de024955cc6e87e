import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { noteOrigin } from '../contact-form/message-origin.ts';
import { usePage } from '../current-page.ts';
import { isAdminPath } from '../page-addresses.ts';
import { usePageContext } from '../page-context.ts';
import { documentHead, updateHead } from './document-head.ts';
import { keepScrollPosition, restoreScrollPosition } from './scroll-position.ts';

/** Does what a page load does and the router does not: head, focus, scrolling, announcement. */
export function PageChange() {
  const context = usePageContext();
  const page = usePage();
  const location = useLocation();
  const { pathname } = location;
  const navigationType = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const last = useRef(location);
  const isFirst = useRef(true);

  useEffect(() => {
    if (!isAdminPath(pathname)) noteOrigin(pathname);
  }, [pathname]);

  // The position must be noted before the browser scrolls because the new page is shorter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has its own position
  useLayoutEffect(() => {
    const endRestore =
      navigationType === 'POP' ? restoreScrollPosition(isFirst.current) : undefined;
    isFirst.current = false;
    const endKeeping = keepScrollPosition();
    return () => {
      endRestore?.();
      endKeeping();
    };
  }, [location, navigationType]);

  useEffect(() => {
    const previous = last.current;
    last.current = location;
    // Each step of the visitor has a location of its own, also a step to the open address.
    if (previous === location) return;
    const isSamePage = previous.pathname === location.pathname;
    const isBack = navigationType === 'POP';
    if (isSamePage && (isBack || isChoice(previous, location))) return;
    if (!isBack) scrollTo(0, 0);
    // The same link again opens the same field of the admin area, which has taken the focus.
    if (isSamePage && isAdminPath(pathname)) return;
    document.querySelector('main')?.focus({ preventScroll: true });
    if (isSamePage) return;
    const head = documentHead(context, page, siteOrigin());
    updateHead(head);
    setAnnouncement(head.title);
  }, [location, pathname, navigationType, context, page]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {announcement}
    </p>
  );
}

/**
 * Whether a step leaves the visitor where he is on the page: one that chooses, as a filter of the
 * gallery, says so by its state, and one that opens, turns or closes an item has it in an address.
 * In the admin area all that is open is in the address, and takes the focus by itself.
 */
function isChoice(previous: Location, { pathname, state, search }: Location): boolean {
  if (isAdminPath(pathname)) return previous.search !== search;
  return state?.isChoice || /[?&]item=/.test(previous.search + search);
}

/** The site has several domains; the head names the canonical one. */
function siteOrigin(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  knownOrigin = link ? new URL(link.href).origin : knownOrigin;
  return knownOrigin ?? location.origin;
}

/** The last canonical origin: a page that search engines may not have names none. */
let knownOrigin: string | undefined;
