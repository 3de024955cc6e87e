import cors from 'cors';
import express, { type Express, type Router } from 'express';
import helmet from 'helmet';
import { contentCalls, publishCalls } from './content/calls.ts';
import type { Dependencies, PublishDependencies } from './dependencies.ts';
import { galleryCalls } from './gallery/calls.ts';
import { answerCalls, type CallHandlers } from './http/answer-calls.ts';
import { sessionOf } from './http/identity.ts';
import { logRequests } from './http/log-requests.ts';
import { answerProblems, unknownPath } from './http/problem.ts';
import { messageCalls } from './messages/calls.ts';

type PublishHandlers = Pick<CallHandlers, 'POST /api/content/publish'>;

/** The API. Who may call what stands in `API_CALLS`. */
export function createApp(dependencies: Dependencies): Express {
  const gallery = galleryCalls(dependencies);
  const messages = messageCalls(dependencies);
  const content = contentCalls(dependencies);
  const handlers: Omit<CallHandlers, keyof PublishHandlers> = {
    'GET /api/health': ({ response }) => response.json({ status: 'ok' }),
    'GET /api/session': ({ identity, response }) =>
      response.json(sessionOf(dependencies, identity)),
    'POST /api/email': messages.receive,
    'GET /api/messages': messages.list,
    'DELETE /api/messages/spam': messages.deleteSpam,
    'PATCH /api/messages/:id': messages.change,
    'DELETE /api/messages/:id': messages.delete,
    'GET /api/file': gallery.list,
    'POST /api/file': gallery.create,
    'GET /api/file/filters': gallery.filters,
    'GET /api/file/:id': gallery.item,
    'PATCH /api/file/:id': gallery.change,
    'DELETE /api/file/:id': gallery.delete,
    'GET /api/admin/file': gallery.listForAdmin,
    'GET /api/content': content.get,
    'PUT /api/content': content.change,
    'GET /api/content/versions': content.versions,
    'POST /api/content/versions/:version/restore': content.restore,
  };
  return inOrder(dependencies, answerCalls(dependencies, handlers));
}

/** The call that may release pages: it runs in a function of its own, whose rights no other has. */
export function createPublishApp(dependencies: PublishDependencies): Express {
  const content = publishCalls(dependencies);
  const handlers: PublishHandlers = { 'POST /api/content/publish': content.publish };
  return inOrder(dependencies, answerCalls(dependencies, handlers));
}

/** The order in which a request travels. */
function inOrder({ config }: Pick<Dependencies, 'config'>, calls: Router): Express {
  const { allowedOrigins } = config.api;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(logRequests());
  app.use(helmet());
  if (allowedOrigins.length > 0) app.use(cors({ origin: allowedOrigins }));
  app.use((_request, response, next) => {
    // Without it Hosting's CDN keeps a 404 for ten minutes. The public list sets its own.
    response.set('Cache-Control', 'no-store');
    next();
  });
  app.use(calls);
  app.use(unknownPath);
  app.use(answerProblems);
  return app;
}
