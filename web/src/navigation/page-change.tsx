import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { noteOrigin } from '../contact-form/message-origin.ts';
import { usePage } from '../current-page.ts';
import { isAdminPath } from '../page-addresses.ts';
import { usePageContext } from '../page-context.ts';
import { documentHead, updateHead } from './document-head.ts';
import { keepScrollPosition, restoreScrollPosition } from './history-entry.ts';

/** Does what a page load does and the router does not: head, focus, scrolling, announcement. */
export function PageChange() {
  const context = usePageContext();
  const page = usePage();
  const location = useLocation();
  const { pathname } = location;
  const navigationType = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const lastLocation = useRef(location);
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
    const previous = lastLocation.current;
    lastLocation.current = location;
    // Each step of the visitor has a location of its own, also a step to the open address.
    if (previous === location) return;
    const isSamePage = previous.pathname === location.pathname;
    const isBack = navigationType === 'POP';
    // What is chosen, opened or closed on a page leaves the visitor where he is.
    if (isSamePage && (isBack || !location.state?.toTop)) return;
    if (!isBack) scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
    if (isSamePage) return;
    const head = documentHead(context, page, siteOrigin());
    updateHead(head);
    setAnnouncement(head.title);
  }, [location, navigationType, context, page]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {announcement}
    </p>
  );
}

/** The site has several domains; the head names the canonical one. */
function siteOrigin(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  knownOrigin = link ? new URL(link.href).origin : knownOrigin;
  return knownOrigin ?? location.origin;
}

/** The last canonical origin: a page that search engines may not have names none. */
let knownOrigin: string | undefined;
