import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';

export { ogBase } from './pictures/pictures.ts';

/** The page's HTML, as the browser will hydrate it. */
export async function render(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    // By default a long page comes in pieces that inline scripts put in their place; the Content-Security-Policy allows none.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
