import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { site } from '../../../../site.config.ts';
import type { PageText } from '../../content/pages.ts';
import { useInternalLinks } from './use-internal-links.ts';

/** What a browser does on a page load and a router leaves out: title, focus, scroll and a word for screen readers. */
export function PageChange({
  page,
  isPage,
}: {
  page: PageText;
  isPage: (path: string) => boolean;
}) {
  useInternalLinks(isPage);
  const location = useLocation();
  const navigation = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const lastPath = useRef(location.pathname);

  useEffect(() => {
    const isSamePage = lastPath.current === location.pathname;
    // A choice within a page, as a filter of the gallery, leaves the visitor where he is.
    if (navigation !== 'POP' && !(isSamePage && location.search)) scrollTo(0, 0);
    if (isSamePage) return;
    lastPath.current = location.pathname;
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

function describe(page: PageText) {
  document.title = page.title;
  document.querySelector('meta[name=description]')?.setAttribute('content', page.description);
  document.querySelector('link[rel=canonical]')?.setAttribute('href', site.url + page.path);
}
