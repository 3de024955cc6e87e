import { type Item, itemId } from '@theni/contract';
import express, { type Express, type Request, type Response } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { logRequests } from '../http/log-requests.ts';
import { answerProblems } from '../http/problem.ts';
import { drawPreview, previewOf } from './preview-picture.ts';
import { notFoundPage, sharePage } from './share-page.ts';

/** Long enough for the crowd that follows a link, short enough for a change or a deletion to be seen. */
const CACHE_CONTROL = 'public, max-age=300, s-maxage=300';

/** `/share/<id>`: what a link to one project shows in a chat; `/share/<id>.jpg` is its picture. */
export function createShareApp({
  config: { site },
  items,
  objects,
}: Pick<Dependencies, 'config' | 'items' | 'objects'>): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(logRequests());

  app.get('/share/:id.jpg', async (request, response) => {
    const item = await visibleItem(items, request.params.id);
    const preview = item && previewOf(item);
    const picture = preview && (await drawPreview(objects, preview));
    if (!picture) answerNotFound(request, response);
    else response.set('Cache-Control', CACHE_CONTROL).type('jpeg').send(picture);
  });

  app.get('/share/:id', async (request, response) => {
    const item = await visibleItem(items, request.params.id);
    if (!item) answerNotFound(request, response);
    else response.set('Cache-Control', CACHE_CONTROL).type('html').send(sharePage(item, site));
  });

  app.use(answerNotFound);
  app.use(answerProblems);
  return app;

  function answerNotFound(_request: Request, response: Response): void {
    response.status(404).set('Cache-Control', 'no-store').type('html').send(notFoundPage(site));
  }
}

async function visibleItem(items: Dependencies['items'], text: string): Promise<Item | undefined> {
  const id = itemId.safeParse(text);
  const item = id.success ? await items.get(id.data) : undefined;
  return item?.Hidden ? undefined : item;
}
