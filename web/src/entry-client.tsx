import './styles/tokens.css';
import './styles/base.css';
import type { Words } from '@theni/content';
import { LANGUAGES } from '@theni/contract/languages';
import { pathIn } from '@theni/contract/site-map';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { documentData } from './document-data.ts';
import type { LayoutPageData } from './layouts/layout-page-data.ts';
import { tidyAddress } from './navigation/tidy-address.ts';
import { loadPage } from './routes.tsx';
import { keepServedPage } from './served-page.ts';
import { watchTypedFields } from './typed-fields.ts';

/** What boot.ts has asked for beside this script. */
interface PageData {
  words: Promise<Response>;
  /** On the page of a layout. */
  layoutData?: Promise<Response>;
  /** On the gallery's page: its first items. */
  firstItems?: Promise<Response>;
}

let isTaken = false;

/**
 * Brings the page to life, once, with the words of its language.
 * @throws when its words, its script, or the data of a layout on its page cannot be had; the page
 * then is as it was
 */
export async function hydratePage(data: PageData): Promise<void> {
  const { lang } = document.documentElement;
  const language = LANGUAGES.find((known) => lang.startsWith(known)) ?? 'en';
  const [words, layout] = await Promise.all([
    readJson<Words>(data.words),
    data.layoutData && readJson<LayoutPageData>(data.layoutData),
    // Without the page's component React would hydrate the page as an error.
    loadPage(documentData().page),
  ]);
  // On a very slow line boot.ts may have started twice; the start that comes second has no page.
  if (isTaken) return;
  isTaken = true;
  // The other start may have failed and said so.
  document.getElementById('load-failed')?.remove();
  // The router, which is rendered below, reads the address.
  tidyAddress();
  const root = document.getElementById('root') as HTMLElement;
  const context = {
    language,
    words,
    deferredStyles: linkDeferredStyles(root),
    ...(layout && { layout }),
    ...(data.firstItems && { firstItems: data.firstItems }),
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

async function readJson<Data>(request: Promise<Response>): Promise<Data> {
  const response = await request;
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.json();
}
