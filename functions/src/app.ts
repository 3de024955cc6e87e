import { BODY_MAX_BYTES } from '@theni/contract';
import cors from 'cors';
import express, { type Express } from 'express';
import helmet from 'helmet';
import type { Dependencies } from './dependencies.ts';
import { mediaRoutes } from './gallery/calls.ts';
import { limitBody } from './http/limit-body.ts';
import { logRequests } from './http/log-requests.ts';
import { allowOnly, answerProblems, unknownPath } from './http/problem.ts';
import { messageRoutes } from './messages/calls.ts';
import { inboxRoutes } from './messages/inbox-routes.ts';
import { sessionRoutes } from './session-routes.ts';

/** The API, in the order in which a request travels through it. */
export function createApp(dependencies: Dependencies): Express {
  const { allowedOrigins } = dependencies.config.api;
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

  app.use('/api/email', messageRoutes(dependencies));
  app.use(limitBody({ maxBytes: BODY_MAX_BYTES }));
  app
    .route('/api/health')
    .get((_request, response) => {
      response.json({ status: 'ok' });
    })
    .all(allowOnly('GET', 'HEAD'));
  app.use('/api/session', sessionRoutes(dependencies));
  app.use('/api/messages', inboxRoutes(dependencies));
  app.use('/api', mediaRoutes(dependencies));

  app.use(unknownPath);
  app.use(answerProblems);
  return app;
}
