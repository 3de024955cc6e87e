import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { shipped, wordsIn } from '@theni/content';
import { type Language, pathIn } from '@theni/contract/site-map';
import { BrowserRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { App } from '../src/app.tsx';
import type { LayoutPageData } from '../src/layouts/layout-page-data.ts';

const site = { keepMessagesDays: 365, files: {}, layouts: [] };

/** What the site says to visitors. */
export const words = { en: wordsIn('en', shipped, site), ta: wordsIn('ta', shipped, site) };

interface Options {
  language?: Language;
  /** On the page of a layout. */
  layout?: LayoutPageData;
  /** Answers what the page asks of the API. */
  answer: (address: string, init: RequestInit) => Response | Promise<Response>;
}

/**
 * Opens a page for visitors in jsdom, once its component is there. A page that is open is left, as
 * by a reload: what this tab keeps stays.
 * @param path with its query, without the language
 */
export async function openPublicPage(path: string, { language = 'en', layout, answer }: Options) {
  cleanup();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => answer(address, init));
  history.replaceState(null, '', pathIn(language, '/').replace(/\/$/, '') + path);
  onTestFinished(() => sessionStorage.clear());
  render(
    <BrowserRouter basename={pathIn(language, '/')}>
      <App
        context={{
          language,
          words: words[language],
          deferredStyles: [],
          ...(layout && { layout }),
        }}
      />
    </BrowserRouter>,
  );
  await screen.findByRole('main');
  return { user: userEvent.setup() };
}
