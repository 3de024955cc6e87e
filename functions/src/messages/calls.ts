import {
  type InboxMessage,
  type InboxQuery,
  type MessageChange,
  messageId,
  plainForm,
  SEARCH_READS_MAX,
  SEARCHED_HEADER,
  UNREAD_HEADER,
  UNREAD_SPAM_HEADER,
} from '@theni/contract';
import { dayOf } from '@theni/contract/times';
import type { Request } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { type CallInput, isPlainForm } from '../http/api-router.ts';
import { nextLink } from '../http/next-link.ts';
import { HttpProblem } from '../http/problem.ts';
import { clientAddress } from './client-address.ts';
import { forgetPerson } from './known-person.ts';
import { csvHead, csvRow } from './message-csv.ts';
import type { MessagePage } from './message-reader.ts';
import { receiveMessage } from './receive-message.ts';

const EXPORT_PAGE = 500;
/** So many messages are read for a file. */
const EXPORT_MAX = 5000;
/** Hosting passes responses of up to 32 MB on. The last page comes on top: of the longest messages it has 11 MB. */
const EXPORT_MAX_BYTES = 16_000_000;

/** The contact form's one call, and the admin's inbox. */
export function messageCalls(dependencies: Dependencies) {
  const { messages, now } = dependencies;

  function listed({ due, person, ids, ...query }: InboxQuery): Promise<MessagePage> {
    const alone =
      (ids && messages.ofIds(ids)) ??
      (person && messages.ofSamePerson(person)) ??
      (due && messages.dueOn(now(), query.limit));
    return alone
      ? alone.then((found) => ({ messages: found, next: undefined }))
      : messages.page(query);
  }

  async function changed(ids: string[], change: MessageChange): Promise<InboxMessage[]> {
    const found = await messages.change(ids, change, now());
    if (found === 'mail has gone')
      throw new HttpProblem(409, 'It is on its way to the mailbox already.');
    if (found.length === 0) throw unknownMessage();
    return found;
  }

  return {
    async receive({ body, request, response }: CallInput<'POST /api/email'>) {
      await receiveMessage(dependencies, body, clientAddress(request));
      if (isPlainForm(request)) response.redirect(303, plainForm.sentPage(request.body));
      else response.status(202).json({ status: 'stored' });
    },

    async list({ query, request, response }: CallInput<'GET /api/messages'>) {
      const [page, unread] = await Promise.all([listed(query), messages.unreadCounts()]);
      if (page.next) response.set('Link', nextLink(request, page.next));
      if (page.searchedBackTo) response.set(SEARCHED_HEADER, page.searchedBackTo);
      response.set(UNREAD_HEADER, String(unread.messages));
      response.set(UNREAD_SPAM_HEADER, String(unread.spam));
      response.json(page.messages);
    },

    async export({ query, request, response }: CallInput<'GET /api/messages.csv'>) {
      // Read before the first byte is sent: a fault in between would end in half a file.
      const rows = [csvHead];
      // A search may find a person again further back.
      const listed = new Set<string>();
      let after: string | undefined = query.after;
      let read = 0;
      let bytes = 0;
      do {
        const page = await messages.page({ ...query, limit: EXPORT_PAGE, ...(after && { after }) });
        const fresh = page.messages.filter(({ _id }) => !listed.has(_id));
        for (const { _id } of fresh) listed.add(_id);
        const found = fresh.map(csvRow).join('');
        rows.push(found);
        after = page.next;
        read += query.search === undefined ? EXPORT_PAGE : SEARCH_READS_MAX;
        bytes += Buffer.byteLength(found);
      } while (after && read < EXPORT_MAX && bytes < EXPORT_MAX_BYTES);
      if (after) {
        response.set('Link', nextLink(request, after));
        // '<CreatedAt>_<_id>'
        response.set(SEARCHED_HEADER, after.split('_')[0]);
      }
      response.attachment(`messages-${dayOf(now())}.csv`).type('text/csv; charset=utf-8');
      response.send(rows.join(''));
    },

    async changeMany({ body, response }: CallInput<'PATCH /api/messages'>) {
      const { Ids, ...change } = body;
      response.json(await changed([...new Set(Ids)], change));
    },

    async forget({ body, response }: CallInput<'POST /api/messages/forget'>) {
      response.json(await forgetPerson(dependencies, body));
    },

    async change({ body, request, response }: CallInput<'PATCH /api/messages/:id'>) {
      const [message] = await changed([knownId(request)], body);
      response.json(message);
    },

    async delete({ request, response }: CallInput<'DELETE /api/messages/:id'>) {
      if ((await messages.removeAll([knownId(request)])) === 0) throw unknownMessage();
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
