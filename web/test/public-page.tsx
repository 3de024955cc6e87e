import { render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { shipped, wordsIn } from '@theni/content';
import type { Item } from '@theni/contract';
import { type Language, pathIn } from '@theni/contract/site-map';
import { BrowserRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { galleryAnswer, problemAnswer } from '../../functions/test/gallery-answers.ts';
import { publishedSamples } from '../build/published-samples.ts';
import { withQrCodes } from '../build/qr-code-files.ts';
import { App } from '../src/app.tsx';
import { layoutCards } from '../src/layouts/layout-card-data.ts';
import { layoutPageData } from '../src/layouts/layout-page-data.ts';
import { layoutPath } from '../src/page-addresses.ts';
import type { PageContextValue } from '../src/page-context.ts';

type Answer = () => Response | Promise<Response>;

export interface PublicPage {
  user: UserEvent;
  /** Addresses that the page has asked for. */
  requests: string[];
  /** From now on `answer` answers where the expression finds an address; or `forward`, as before. */
  onRequest: (address: RegExp, answer: (forward: Answer) => Response | Promise<Response>) => void;
}

interface Options {
  language?: Language;
  /** The gallery's, the newest first. */
  items?: Item[];
  context?: Partial<PageContextValue>;
}

const ORIGIN = 'https://www.theni.example';
const { layouts } = publishedSamples();

/**
 * Opens a page of visitors in jsdom, alive. The server has the sample layouts as they were when the
 * page was made, and these photos.
 * @param address of the English page, with its query
 */
export function openPublicPage(address: string, options: Options = {}): PublicPage {
  const { language = 'en', items = [], context } = options;
  const requests: string[] = [];
  const answers: Parameters<PublicPage['onRequest']>[] = [];
  vi.stubGlobal('fetch', async (asked: string, { signal }: RequestInit = {}) => {
    requests.push(asked);
    // What a test says right behind the opening holds for the first requests, too.
    await Promise.resolve();
    const forward = () => answerOf(asked, items);
    const [, answer] = answers.findLast(([expression]) => expression.test(asked)) ?? [];
    const response = await (answer ? answer(forward) : forward());
    signal?.throwIfAborted();
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

/** The server is in trouble. */
export function failure(): Response {
  return Response.json(problemAnswer(503).json, { status: 503 });
}

function contextOf(address: string, language: Language): PageContextValue {
  const all = withQrCodes(layouts);
  const cards = layoutCards(all, shipped, language);
  const words = wordsIn(language, shipped, { keepMessagesDays: 30, files: {}, layouts: cards });
  const shown = all.find(({ slug }) => address.includes(layoutPath(slug)));
  const layout = shown && layoutPageData(shown, shipped, language, ORIGIN);
  return { language, words, ...(layout && { layout }) };
}
