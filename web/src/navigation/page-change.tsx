import type { Language } from '@theni/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { noteVisit } from '../company/browser-session.ts';
import { isAdminPath, pathIn } from '../pages.ts';
import { pageWords, pathOf, usePage, usePageContext } from '../words/words.ts';

/** What a router leaves out of a page load: title, focus, scroll, a word for screen readers. */
export function PageChange() {
  const context = usePageContext();
  const { language } = context;
  const page = usePage();
  const location = useLocation();
  const { pathname } = location;
  const navigationType = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const last = useRef(location);

  useEffect(() => {
    if (!isAdminPath(pathname)) noteVisit(pathname);
  }, [pathname]);

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
    const { title, description } = pageWords(context, page);
    document.title = title;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
    if (page !== 'admin') pointTo(pathOf(context, page), language);
    setAnnouncement(title);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [location, navigationType, language, context, page]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {announcement}
    </p>
  );
}

/** The addresses that search engines know the page by, in each language. */
function pointTo(path: string, language: Language) {
  const links = 'link[rel=canonical], link[rel=alternate]';
  for (const link of document.querySelectorAll<HTMLLinkElement>(links)) {
    const of = link.rel === 'canonical' ? language : link.hreflang === 'ta-IN' ? 'ta' : 'en';
    link.href = new URL(pathIn(of, path), link.href).href;
  }
}
