import { createRequire } from 'node:module';
import cors from 'cors';
import express, {
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
import { info } from 'firebase-functions/logger';
import helmet from 'helmet';
import { contentFileCalls } from './content-files/content-file-calls.ts';
import type { Dependencies, PublishDependencies } from './dependencies.ts';
import { contentCalls, layoutCalls } from './drafts/calls.ts';
import { galleryCalls } from './gallery/calls.ts';
import { type CallHandlers, createApiRouter } from './http/api-router.ts';
import { restoreBodyHeaders } from './http/hide-body-from-framework.ts';
import { sessionOf } from './http/identity.ts';
import { HttpProblem, sendProblems, unknownPath } from './http/problem.ts';
import { sendTamilNotFound } from './http/tamil-not-found.ts';
import { leadCalls } from './leads/calls.ts';
import { plotCalls } from './plots/calls.ts';
import { publish } from './publishing/publish.ts';
import { repairLastPublication } from './publishing/repair.ts';
import { pushCalls } from './push/calls.ts';
import { processingMutex } from './storage/uploads.ts';

type PublishHandlers = Pick<CallHandlers, 'GET /api/content/publish' | 'POST /api/content/publish'>;

/** The API. Who may call what stands in `API_CALLS`. */
export function createApp(dependencies: Dependencies): Express {
  const mutex = processingMutex();
  const gallery = galleryCalls(dependencies, mutex);
  const leads = leadCalls(dependencies);
  const content = contentCalls(dependencies);
  const layouts = layoutCalls(dependencies);
  const plots = plotCalls(dependencies);
  const push = pushCalls(dependencies);
  const files = contentFileCalls(dependencies, mutex);
  const handlers: Omit<CallHandlers, keyof PublishHandlers> = {
    'GET /api/health': async ({ response }) => {
      // One small document tells whether the database answers.
      await dependencies.items.galleryRevision();
      response.json({ status: 'ok' });
    },
    'GET /api/session': ({ identity, response }) =>
      response.json(sessionOf(dependencies, identity)),
    'POST /api/email': leads.receive,
    'GET /api/messages': leads.list,
    'GET /api/messages.csv': leads.csv,
    'POST /api/messages/forget': leads.forget,
    'POST /api/messages/empty-spam': leads.emptySpam,
    'GET /api/messages/:id': leads.get,
    'PATCH /api/messages/:id': leads.change,
    'DELETE /api/messages/:id': leads.delete,
    'GET /api/messages/:id/earlier': leads.earlier,
    'GET /api/file': gallery.list,
    'POST /api/file': gallery.create,
    'GET /api/file/filters': gallery.filters,
    'GET /api/file/:id': gallery.item,
    'PATCH /api/file/:id': gallery.change,
    'DELETE /api/file/:id': gallery.delete,
    'GET /api/admin/file': gallery.listForAdmin,
    'GET /api/push': push.list,
    'POST /api/push': push.add,
    'DELETE /api/push': push.remove,
    'POST /api/push/test': push.test,
    'GET /api/content': content.get,
    'PATCH /api/content': content.change,
    'POST /api/content/files': files.create,
    'GET /api/content/files/:id': files.get,
    'GET /api/content/versions': content.earlierReleases,
    'GET /api/content/versions/:releaseId': content.earlierVersion,
    'GET /api/layouts/:slug/plots': plots.states,
    'GET /api/admin/layouts': layouts.list,
    'GET /api/admin/deleted-layouts': layouts.deleted,
    'POST /api/admin/layouts/:slug/restore': layouts.restore,
    'POST /api/admin/layouts': layouts.create,
    'GET /api/admin/layouts/:slug': layouts.get,
    'PATCH /api/admin/layouts/:slug': layouts.change,
    'DELETE /api/admin/layouts/:slug': layouts.delete,
    'PATCH /api/admin/layouts/:slug/plots/:id': plots.change,
  };
  const calls = createApiRouter(dependencies, handlers);
  calls.get('/ta/*path', sendTamilNotFound(dependencies.hostingOrigin));
  return inOrder(dependencies, calls);
}

/**
 * The calls that may release pages: they run in a function of their own, whose rights no other has.
 */
export function createPublishApp(dependencies: PublishDependencies): Express {
  const handlers: PublishHandlers = {
    'GET /api/content/publish': async ({ response }) =>
      response.json(await repairLastPublication(dependencies)),
    'POST /api/content/publish': async ({ response }) => response.json(await publish(dependencies)),
  };
  return inOrder(dependencies, createApiRouter(dependencies, handlers));
}

/**
 * Without its own `node_modules` the functions would find the Express of another package. Express 4
 * does not wait for a handler: the first refusal of one would end the process.
 */
const { version } = createRequire(import.meta.url)('express/package.json');
if (!version.startsWith('5.')) throw new Error(`Express 5 is needed, not ${version}: run npm ci.`);

/** The order in which a request travels. */
function inOrder({ config }: Pick<Dependencies, 'config'>, calls: Router): Express {
  const { allowedOrigins } = config.api;
  const app = express();
  app.disable('x-powered-by');
  app.use(restoreBodyHeaders);
  app.use(logRequest);
  app.use(helmet());
  if (allowedOrigins.length > 0) app.use(cors({ origin: allowedOrigins }));
  app.use((_request, response, next) => {
    // Without it Hosting's CDN keeps a 404 for ten minutes. Public responses set their own.
    response.set('Cache-Control', 'no-store');
    next();
  });
  app.use(refuseOtherSites(allowedOrigins));
  app.use(calls);
  app.use(unknownPath);
  app.use(sendProblems);
  return app;
}

/** One structured line a request. Route patterns and not addresses: nothing personal is in them. */
function logRequest(request: Request, response: Response, next: NextFunction): void {
  const started = performance.now();
  response.once('finish', () => {
    info('request', {
      method: request.method,
      route: request.route ? request.baseUrl + request.route.path : 'none',
      status: response.statusCode,
      milliseconds: Math.round(performance.now() - started),
    });
  });
  next();
}

/** Every site may send these, because they change nothing that a visitor or the owner asks for. */
const READS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses with 403 what a page of another site sends in the name of its visitors. Browsers say so
 * (https://www.w3.org/TR/fetch-metadata/); those before 2020, and programs, say nothing and pass.
 * @param allowedOrigins of sites that may send
 */
function refuseOtherSites(allowedOrigins: string[]): RequestHandler {
  return function refuse(request, _response, next) {
    const { 'sec-fetch-site': from, origin = '' } = request.headers;
    const isOther = from === 'cross-site' && !allowedOrigins.includes(origin);
    if (isOther && !READS.includes(request.method))
      throw new HttpProblem(
        403,
        'Please write to us on our own site, by telephone or by WhatsApp.',
      );
    next();
  };
}
