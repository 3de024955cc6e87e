import type { Language } from '@theni/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { type PageName, pageAt, pages, pathIn } from '../pages.ts';
import { pageWords } from '../words/page-words.ts';
import { useEdition } from '../words/words.ts';

/** What a browser does on a page load and a router leaves out: title, focus, scroll and a word for screen readers. */
export function PageChange() {
  const { language, words } = useEdition();
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
    const page = pageAt(location.pathname);
    const { title, description } = pageWords(words, page);
    document.title = title;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
    if (page !== 'admin') pointTo(page, language);
    setAnnouncement(title);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [location, navigation, language, words]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {announcement}
    </p>
  );
}

/** The address that search engines know the page by. */
function pointTo(page: PageName, language: Language) {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (link) link.href = new URL(pathIn(language, pages[page].path), link.href).href;
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
