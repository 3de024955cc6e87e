import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { noteOrigin } from '../contact-form/message-origin.ts';
import { usePage, usePageContext } from '../page-context.ts';
import { isAdminPath } from '../pages.ts';
import { documentHead } from './document-head.ts';
import { keepScrollPlace, restoreScrollPlace } from './scroll-place.ts';
import { updateHead } from './update-head.ts';

/** What a router leaves out of a page load: title, focus, scroll, a word for screen readers. */
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

  // In the layout phase: before the browser tells that a shorter page has scrolled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has its own place
  useLayoutEffect(() => {
    const endRestore = navigationType === 'POP' ? restoreScrollPlace(isFirst.current) : undefined;
    isFirst.current = false;
    const endKeeping = keepScrollPlace();
    return () => {
      endRestore?.();
      endKeeping();
    };
  }, [location, navigationType]);

  useEffect(() => {
    const previous = last.current;
    last.current = location;
    // Each step of the visitor has its own, also one to the address that is open.
    if (previous === location) return;
    const isSamePage = previous.pathname === location.pathname;
    // A choice within a page, as a filter of the gallery, leaves the visitor where he is.
    const isChoice = isSamePage && previous.search !== location.search;
    if (navigationType !== 'POP' && !isChoice) scrollTo(0, 0);
    if (isSamePage) return;
    const head = documentHead(context, page, siteOrigin());
    updateHead(head);
    setAnnouncement(head.title);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [location, navigationType, context, page]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {announcement}
    </p>
  );
}

/** The canonical one, which a visitor at another of the site's domains has in the head alone. */
function siteOrigin(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  knownOrigin = link ? new URL(link.href).origin : knownOrigin;
  return knownOrigin ?? location.origin;
}

/** A page that search engines may not have does not name it. */
let knownOrigin: string | undefined;
