import './styles/tokens.css';
import './styles/base.css';
import type { Words } from '@theni/content';
import { LANGUAGES } from '@theni/contract/limits';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import type { LayoutPageData } from './layouts/layout-page-data.ts';
import { tidyAddress } from './navigation/tidy-address.ts';
import { type AnyPage, pathIn } from './pages.ts';
import { loadPage } from './routes.tsx';
import { keepServedPage } from './served-page.ts';
import { watchTypedFields } from './typed-fields.ts';

/** What boot.ts has asked for beside this script. */
interface PageData {
  words: Promise<Response>;
  /** On the page of a layout. */
  layout?: Promise<Response>;
  /** On the gallery's page: its first items. */
  list?: Promise<Response>;
}

let isTaken = false;

/**
 * Brings the page to life, once, with the words of its language.
 * @throws when its words, its script, or the data of a layout on its page cannot be had; the page
 * then is as it was
 */
export async function hydratePage(data: PageData): Promise<void> {
  const { lang, dataset } = document.documentElement;
  const language = LANGUAGES.find((known) => lang.startsWith(known)) ?? 'en';
  const [words, layout] = await Promise.all([
    readJson<Words>(data.words),
    data.layout && readJson<LayoutPageData>(data.layout),
    // Else the page would be hydrated without it, and an error in its place.
    loadPage(dataset.page as AnyPage),
  ]);
  // On a very slow line boot.ts has started a second time, and the first one comes late.
  if (isTaken) return;
  isTaken = true;
  // Which that second start may have said meanwhile.
  document.getElementById('load-failed')?.remove();
  // Before the router reads it.
  tidyAddress();
  const root = document.getElementById('root') as HTMLElement;
  const context = {
    language,
    words,
    deferredStyles: linkDeferredStyles(root),
    ...(layout && { layout }),
    ...(data.list && { firstItems: data.list }),
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
  // A transition yields to the visitor's touches while it hydrates.
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
