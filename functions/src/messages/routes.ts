import { randomUUID } from 'node:crypto';
import { type ContactMessage, contactMessage, MESSAGE_BODY_MAX_BYTES } from '@theni/contract';
import { type NextFunction, type Request, type Response, Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { limitBody } from '../http/limit-body.ts';
import { parse } from '../http/parse.ts';
import { allowOnly, toProblem } from '../http/problem.ts';
import { fromPlainForm, isPlainForm } from './plain-form.ts';

export function messageRoutes({ messages, now }: Pick<Dependencies, 'messages' | 'now'>): Router {
  const routes = Router({ caseSensitive: true });
  routes.use(limitBody({ maxBytes: MESSAGE_BODY_MAX_BYTES }));

  async function keep({ formData, id = randomUUID() }: ContactMessage): Promise<void> {
    const { name, email, message, services } = formData;
    await messages.create(id, {
      Name: name,
      Email: email,
      Message: message,
      Services: services,
      State: 'queued',
      Read: false,
      Handled: false,
      CreatedAt: now().toISOString(),
    });
  }

  routes
    .route('/')
    .post(async (request, response) => {
      const plain = isPlainForm(request);
      await keep(parse(contactMessage, plain ? fromPlainForm(request.body) : request.body));
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
