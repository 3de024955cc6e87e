import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { pathIn } from './pages.ts';
import type { Edition } from './words/words.ts';

/** The page's HTML, as the browser will hydrate it. @param path of the English page */
export async function render(path: string, edition: Edition): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter
      basename={pathIn(edition.language, '/')}
      location={pathIn(edition.language, path)}
    >
      <App edition={edition} />
    </StaticRouter>,
    // By default a long page comes in pieces that inline scripts put in their place; the Content-Security-Policy allows none.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
