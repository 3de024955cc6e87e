import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { findRoute } from './routes.tsx';

export { ogBase } from './pictures/pictures.ts';
export { notFoundRoute, routes } from './routes.tsx';

/** The page's HTML, as the browser will hydrate it. */
export async function render(path: string): Promise<string> {
  await findRoute(path).preload();
  return renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  );
}
