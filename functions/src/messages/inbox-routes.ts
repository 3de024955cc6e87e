import { inboxQuery, messageChange, messageId, UNREAD_HEADER } from '@theni/contract';
import { type Request, Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { parse, parseQuery } from '../http/parse.ts';
import { allowOnly, HttpProblem } from '../http/problem.ts';
import { requireAdmin } from '../http/require-admin.ts';

/** The admin's inbox. */
export function inboxRoutes(dependencies: Dependencies): Router {
  const { messages } = dependencies;
  const adminOnly = requireAdmin(dependencies);
  const routes = Router({ caseSensitive: true });

  routes
    .route('/')
    .get(adminOnly, async (request, response) => {
      const { limit, after } = parseQuery(inboxQuery, request);
      const [page, unread] = await Promise.all([
        messages.page(limit, after),
        messages.unreadCount(),
      ]);
      if (!page) throw new HttpProblem(400, 'The message that `after` names is not there.');
      const last = page.messages.at(-1);
      if (page.more && last) {
        response.set('Link', `</api/messages?limit=${limit}&after=${last._id}>; rel="next"`);
      }
      response.set(UNREAD_HEADER, String(unread)).json(page.messages);
    })
    .all(allowOnly('GET', 'HEAD'));

  routes
    .route('/:id')
    .patch(adminOnly, async (request, response) => {
      const change = parse(messageChange, request.body);
      const message = await messages.change(knownId(request), change);
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
