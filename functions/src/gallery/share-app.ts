import { type Item, itemId, type Layout } from '@theni/contract';
import type { Language } from '@theni/contract/limits';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { logRequests } from '../http/log-requests.ts';
import { sendProblems } from '../http/problem.ts';
import { drawPreview, previewOf } from './preview-picture.ts';
import { notFoundPage, sharePage } from './share-page.ts';

/** Long enough for the crowd that follows a link, short enough for a change or a deletion to be seen. */
const CACHE_CONTROL = 'public, max-age=300, s-maxage=300';

/**
 * `/share/<id>`: what a link to one item shows in a chat; `/share/<id>.jpg` is its picture. With `?lang=ta` it was shared
 * from a Tamil page, and leads on to one.
 */
export function createShareApp({
  config,
  publishedContent,
  items,
  objects,
  layoutVersions,
}: Pick<
  Dependencies,
  'config' | 'publishedContent' | 'items' | 'objects' | 'layoutVersions'
>): Express {
  const site = async () => ({ url: config.site.url, content: await publishedContent() });
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.use(logRequests());

  app.get('/share/:id.jpg', leadToPlainAddress('.jpg'), async (request, response) => {
    const item = await visibleItem(items, request.params.id);
    const preview = item && previewOf(item);
    const papers = item && (await publicLayout(item))?.registration;
    const formC = papers?.exemption === '' ? papers.formC : '';
    const picture = preview && (await drawPreview(objects, preview, formC));
    if (!picture) await sendNotFound(request, response);
    else response.set('Cache-Control', CACHE_CONTROL).type('jpeg').send(picture);
  });

  app.get('/share/:id', leadToPlainAddress(), async (request, response) => {
    const item = await visibleItem(items, request.params.id);
    if (!item) await sendNotFound(request, response);
    else {
      const page = sharePage(item, await site(), await publicLayout(item), languageOf(request));
      response.set('Cache-Control', CACHE_CONTROL).type('html').send(page);
    }
  });

  app.use(sendNotFound);
  app.use(sendProblems);
  return app;

  async function publicLayout({ Project: slug }: Item): Promise<Layout | undefined> {
    return slug === undefined ? undefined : layoutVersions.publicLayout(slug);
  }

  /**
   * What networks append to a link says nothing here, but Hosting's CDN would keep each spelling apart and
   * have the function read and draw for each.
   */
  function leadToPlainAddress(ending = ''): RequestHandler<{ id: string }> {
    return async (request, response, next) => {
      const id = itemId.safeParse(request.params.id);
      const plain = `/share/${id.data}${ending || (languageOf(request) === 'ta' ? '?lang=ta' : '')}`;
      if (!id.success) await sendNotFound(request, response);
      else if (request.url !== plain)
        response.set('Cache-Control', CACHE_CONTROL).redirect(301, plain);
      else next();
    };
  }

  async function sendNotFound(_request: unknown, response: Response): Promise<void> {
    const page = notFoundPage(await site());
    response.status(404).set('Cache-Control', 'no-store').type('html').send(page);
  }
}

function languageOf({ query }: Pick<Request, 'query'>): Language {
  return query.lang === 'ta' ? 'ta' : 'en';
}

async function visibleItem(items: Dependencies['items'], id: string): Promise<Item | undefined> {
  const item = await items.get(id);
  return item?.Hidden ? undefined : item;
}
