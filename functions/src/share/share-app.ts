import { itemId } from '@theni/contract';
import express, { type Express, type Request, type Response } from 'express';
import { site } from '../../../site.config.ts';
import type { Dependencies } from '../dependencies.ts';
import { logRequests } from '../http/log-requests.ts';
import { answerProblems } from '../http/problem.ts';
import { notFoundPage, sharePage } from './share-page.ts';

/** Long enough for the crowd that follows a link, short enough for a change or a deletion to be seen. */
const CACHE_CONTROL = 'public, max-age=300, s-maxage=300';

/** `/share/<id>`: what a link to one project shows in a chat. */
export function createShareApp({ items }: Pick<Dependencies, 'items'>): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(logRequests());
  app.get('/share/:id', async (request: Request, response: Response) => {
    const id = itemId.safeParse(request.params.id);
    const item = id.success ? await items.get(id.data) : undefined;
    if (!item || item.Hidden) answerNotFound(request, response);
    else response.set('Cache-Control', CACHE_CONTROL).type('html').send(sharePage(item, site));
  });
  app.use(answerNotFound);
  app.use(answerProblems);
  return app;
}

function answerNotFound(_request: Request, response: Response): void {
  response.status(404).set('Cache-Control', 'no-store').type('html').send(notFoundPage(site));
}
