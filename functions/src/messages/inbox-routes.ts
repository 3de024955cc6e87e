import {
  inboxQuery,
  messageChange,
  messageId,
  spamQuery,
  UNREAD_HEADER,
  UNREAD_SPAM_HEADER,
} from '@theni/contract';
import { type Request, Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { parse, parseQuery } from '../http/parse.ts';
import { allowOnly, HttpProblem } from '../http/problem.ts';
import { requireAdmin } from '../http/require-admin.ts';
import { BATCH, repeat } from './delete-found.ts';

/** The admin's inbox. */
export function inboxRoutes(dependencies: Dependencies): Router {
  const { messages, now } = dependencies;
  const adminOnly = requireAdmin(dependencies);
  const routes = Router({ caseSensitive: true });

  routes
    .route('/')
    .get(adminOnly, async (request, response) => {
      const { limit, after } = parseQuery(inboxQuery, request);
      const [page, unread] = await Promise.all([
        messages.page(limit, after),
        messages.unreadCounts(),
      ]);
      if (page.next) {
        response.set('Link', `</api/messages?limit=${limit}&after=${page.next}>; rel="next"`);
      }
      response.set(UNREAD_HEADER, String(unread.messages));
      response.set(UNREAD_SPAM_HEADER, String(unread.spam));
      response.json(page.messages);
    })
    .all(allowOnly('GET', 'HEAD'));

  routes
    .route('/spam')
    .delete(adminOnly, async (request, response) => {
      const { until = now().toISOString() } = parse(spamQuery, request.query);
      await repeat(() => messages.removeSpam(until, BATCH));
      response.status(204).end();
    })
    .all(allowOnly('DELETE'));

  routes
    .route('/:id')
    .patch(adminOnly, async (request, response) => {
      const change = parse(messageChange, request.body);
      const message = await messages.change(knownId(request), change, now());
      if (!message) throw unknownMessage();
      response.json(message);
    })
    .delete(adminOnly, async (request, response) => {
      if (!(await messages.remove(knownId(request)))) throw unknownMessage();
      response.status(204).end();
    })
    .all(allowOnly('PATCH', 'DELETE'));

  return routes;
}

function knownId(request: Request): string {
  const { success, data } = messageId.safeParse(request.params.id);
  if (!success) throw unknownMessage();
  return data;
}

function unknownMessage(): HttpProblem {
  return new HttpProblem(404, 'There is no such message; it may be deleted already.');
}
