import { messageId, plainForm, UNREAD_HEADER, UNREAD_SPAM_HEADER } from '@theni/contract';
import type { Request } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { type CallInput, isPlainForm } from '../http/answer-calls.ts';
import { HttpProblem } from '../http/problem.ts';
import { clientAddress } from './client-address.ts';
import { BATCH, repeat } from './firestore-writes.ts';
import { receiveMessage } from './receive-message.ts';

/** The contact form's one call, and the admin's inbox. */
export function messageCalls(dependencies: Dependencies) {
  const { messages, now } = dependencies;

  return {
    async receive({ body, request, response }: CallInput<'POST /api/email'>) {
      await receiveMessage(dependencies, body, clientAddress(request));
      if (isPlainForm(request)) response.redirect(303, plainForm.sentPage(request.body));
      else response.status(202).json({ status: 'stored' });
    },

    async list({ query: { limit, after }, response }: CallInput<'GET /api/messages'>) {
      const [page, unread] = await Promise.all([
        messages.page(limit, after),
        messages.unreadCounts(),
      ]);
      if (page.next)
        response.set('Link', `</api/messages?limit=${limit}&after=${page.next}>; rel="next"`);
      response.set(UNREAD_HEADER, String(unread.messages));
      response.set(UNREAD_SPAM_HEADER, String(unread.spam));
      response.json(page.messages);
    },

    async deleteSpam({ query, response }: CallInput<'DELETE /api/messages/spam'>) {
      const { until = now().toISOString() } = query;
      await repeat(() => messages.removeSpam(until, BATCH));
      response.status(204).end();
    },

    async change({ body, request, response }: CallInput<'PATCH /api/messages/:id'>) {
      const message = await messages.change(knownId(request), body, now());
      if (!message) throw unknownMessage();
      response.json(message);
    },

    async delete({ request, response }: CallInput<'DELETE /api/messages/:id'>) {
      if (!(await messages.remove(knownId(request)))) throw unknownMessage();
      response.status(204).end();
    },
  };
}

function knownId(request: Request): string {
  const { success, data } = messageId.safeParse(request.params.id);
  if (!success) throw unknownMessage();
  return data;
}

function unknownMessage(): HttpProblem {
  return new HttpProblem(404, 'There is no such message; it may be deleted already.');
}
