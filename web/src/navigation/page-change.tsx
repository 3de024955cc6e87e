import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { site } from '../../../config/chosen.ts';
import type { Page } from '../content/pages.ts';

/** What a browser does on a page load and a router leaves out: title, focus, scroll and a word for screen readers. */
export function PageChange({ page }: { page: Page }) {
  const location = useLocation();
  const navigation = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const last = useRef(location);

  useEffect(() => {
    const previous = last.current;
    last.current = location;
    const isSamePage = previous.pathname === location.pathname;
    // A choice within a page, as a filter of the gallery, leaves the visitor where he is.
    const isChoice = isSamePage && previous.search !== location.search;
    if (navigation !== 'POP' && !isChoice) scrollTo(0, 0);
    if (isSamePage) return;
    describe(page);
    setAnnouncement(page.title);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [location, navigation, page]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {announcement}
    </p>
  );
}

function describe(page: Page) {
  document.title = page.title;
  document.querySelector('meta[name=description]')?.setAttribute('content', page.description);
  document.querySelector('link[rel=canonical]')?.setAttribute('href', site.url + page.path);
}

/** Calls `action` when the visitor has turned the page, but not when the script takes over what is open already. */
export function useOnPageChange(action: () => void) {
  const location = useLocation();
  const last = useRef(location);

  useEffect(() => {
    if (location === last.current) return;
    last.current = location;
    action();
  }, [location, action]);
}
