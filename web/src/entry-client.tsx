import './styles/tokens.css';
import './styles/base.css';
import type { Words } from '@theni/content';
import { LANGUAGES, pathIn } from '@theni/contract/site-map';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { documentData } from './document-data.ts';
import type { LayoutPageData } from './layouts/layout-page-data.ts';
import { loadPage } from './routes.tsx';
import { keepServedPage } from './served-page.ts';
import { watchTypedFields } from './typed-fields.ts';

/** What boot.ts has fetched beside this script: words and layout in JSON. */
interface PageData {
  words: string;
  /** On the page of a layout. */
  layout?: string | undefined;
  /** On the gallery's page: what answers the request for its first items. */
  firstItems?: Promise<Response> | undefined;
}

let isTaken = false;

/**
 * Brings the page to life, once, with the words of its language.
 * @throws when the page's own script cannot be had; the page then is as it was
 */
export async function hydratePage({ words, layout, firstItems }: PageData): Promise<void> {
  const { pathname, search, hash } = location;
  // A mail breaks the line right behind an address, and Hosting serves the page all the same.
  const meant = pathname.replace(/(?:%0[9AD]|%20|%C2%A0|%E2%80%8B)+$/i, '') || '/';
  if (meant !== pathname) return location.replace(meant + search + hash);
  const { lang } = document.documentElement;
  const language = LANGUAGES.find((known) => lang.startsWith(known)) ?? 'en';
  // Without the page's component React would hydrate the page as an error.
  await loadPage(documentData().page);
  // On a very slow line boot.ts may have started twice; the start that comes second has no page.
  if (isTaken) return;
  isTaken = true;
  // The other start may have failed and said so.
  document.getElementById('load-failed')?.remove();
  const root = document.getElementById('root') as HTMLElement;
  const context = {
    language,
    words: JSON.parse(words) as Words,
    deferredStyles: linkDeferredStyles(root),
    ...(layout && { layout: JSON.parse(layout) as LayoutPageData }),
    ...(firstItems && { firstItems }),
  };
  const application = (
    <StrictMode>
      <BrowserRouter basename={pathIn(language, '/')}>
        <App context={context} />
      </BrowserRouter>
    </StrictMode>
  );
  if (!root.hasChildNodes()) {
    createRoot(root).render(application);
    return;
  }
  watchTypedFields(root);
  // In a transition React lets the visitor's touches through while it hydrates.
  startTransition(() => {
    hydrateRoot(root, application, keepServedPage(root));
  });
}

/**
 * Links the deferred styles of the served page in the head, too: its own links go with it when the
 * visitor turns to another page, from which he may come back.
 * @returns their addresses
 */
function linkDeferredStyles(root: HTMLElement): string[] {
  const links = root.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  return [...links].map((link) => {
    document.head.append(link.cloneNode());
    return link.getAttribute('href') ?? '';
  });
}
