import { contactMessage, MESSAGE_BODY_MAX_BYTES } from '@theni/contract';
import { type NextFunction, type Request, type Response, Router } from 'express';
import { fromPlainForm, isPlainForm } from '../../../contract/src/plain-form.ts';
import type { Dependencies } from '../dependencies.ts';
import { limitBody } from '../http/limit-body.ts';
import { parse } from '../http/parse.ts';
import { allowOnly, toProblem } from '../http/problem.ts';
import { clientAddress } from './client-address.ts';
import { receiveMessage } from './receive-message.ts';

export function messageRoutes(dependencies: Dependencies): Router {
  const routes = Router({ caseSensitive: true });
  routes.use(limitBody({ maxBytes: MESSAGE_BODY_MAX_BYTES }));
  routes
    .route('/')
    .post(async (request, response) => {
      const plain = isPlainForm(request);
      const post = parse(contactMessage, plain ? fromPlainForm(request.body) : request.body);
      await receiveMessage(dependencies, post, clientAddress(request));
      if (plain) response.redirect(303, '/contact-us/sent');
      else response.status(202).json({ status: 'stored' });
    })
    .all(allowOnly('POST'));
  routes.use(leadPlainFormOn);
  return routes;
}

/** A visitor without JavaScript sees a page and no problem document. */
function leadPlainFormOn(
  error: unknown,
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  if (!isPlainForm(request)) {
    next(error);
    return;
  }
  toProblem(error);
  response.redirect(303, '/contact-us/failed');
}
