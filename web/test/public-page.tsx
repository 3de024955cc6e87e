import { cleanup, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { shipped, wordsIn } from '@theni/content';
import type { Item } from '@theni/contract';
import { type Language, pathIn } from '@theni/contract/site-map';
import { BrowserRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { galleryAnswer } from '../../functions/test/gallery-answers.ts';
import { publishedSamples } from '../build/published-samples.ts';
import { withQrCodes } from '../build/qr-code-files.ts';
import { App } from '../src/app.tsx';
import { layoutCards } from '../src/layouts/layout-card-data.ts';
import { layoutPageData } from '../src/layouts/layout-page-data.ts';
import { layoutPath } from '../src/page-addresses.ts';
import type { PageContextValue } from '../src/page-context.ts';

/** Gives what the server answers. */
type Forward = () => Response | Promise<Response>;
type Answer = (forward: Forward, init: RequestInit) => Response | Promise<Response>;

export interface PublicPage {
  user: UserEvent;
  /** Addresses that the page has asked for. */
  requests: string[];
  /** From now on `answer` answers where the expression finds an address. */
  onRequest: (address: RegExp, answer: Answer) => void;
}

interface Options {
  language?: Language;
  /** The gallery's, the newest first. */
  items?: Item[];
  context?: Partial<PageContextValue>;
}

const ORIGIN = 'https://www.theni.example';
const layouts = withQrCodes(publishedSamples().layouts);

/** What the site says to visitors. */
export const words = { en: wordsOf('en'), ta: wordsOf('ta') };

function wordsOf(language: Language) {
  const cards = layoutCards(layouts, shipped, language);
  return wordsIn(language, shipped, { keepMessagesDays: 365, files: {}, layouts: cards });
}

/**
 * Opens a page of visitors in jsdom, alive. The server has the sample layouts as they were when the
 * page was made, and these photos. A page that is open is left, as by a reload: what this tab has
 * stored stays.
 * @param address of the English page, with its query
 */
export function openPublicPage(address: string, options: Options = {}): PublicPage {
  const { language = 'en', items = [], context } = options;
  const requests: string[] = [];
  const answers: Parameters<PublicPage['onRequest']>[] = [];
  cleanup();
  vi.stubGlobal('fetch', async (asked: string, init: RequestInit = {}) => {
    requests.push(asked);
    // What a test says right behind the opening holds for the first requests, too.
    await Promise.resolve();
    const forward = () => answerOf(asked, items);
    const [, answer] = answers.findLast(([expression]) => expression.test(asked)) ?? [];
    const response = await (answer ? answer(forward, init) : forward());
    init.signal?.throwIfAborted();
    return response;
  });
  history.replaceState(null, '', pathIn(language, address));
  render(
    <BrowserRouter basename={pathIn(language, '/')}>
      <App context={{ ...contextOf(address, language), ...context }} />
    </BrowserRouter>,
  );
  return {
    user: userEvent.setup(),
    requests,
    onRequest: (...answer) => answers.push(answer),
  };
}

/** As the server does for these items, and for the sample layouts. */
function answerOf(address: string, items: Item[]): Response {
  const layout = layouts.find(({ slug }) => address === `/api/layouts/${slug}/plots`);
  if (layout) return Response.json(layout.plots);
  const { status, json } = galleryAnswer(items, address);
  return Response.json(json, { status });
}

function contextOf(address: string, language: Language): PageContextValue {
  const shown = layouts.find(({ slug }) => address.includes(layoutPath(slug)));
  const layout = shown && layoutPageData(shown, shipped, language, ORIGIN);
  return { language, words: words[language], ...(layout && { layout }) };
}
