import { pathIn } from '@theni/contract/site-map';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import type { PageContextValue } from './page-context.ts';

/**
 * The page's HTML, as the browser will hydrate it.
 * @param path of the English page
 * @throws the first error of a component: React itself would leave an empty page to the browser
 */
export async function render(path: string, context: PageContextValue): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter
      basename={pathIn(context.language, '/')}
      location={pathIn(context.language, path)}
    >
      <App context={context} />
    </StaticRouter>,
    {
      onError: (error) => void errors.push(error),
      // By default React splits a long page into pieces that inline scripts put together; the
      // Content-Security-Policy allows none.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}
