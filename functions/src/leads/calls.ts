import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dayOf, messageId, plainForm } from '@theni/contract';
import type { Dependencies } from '../dependencies.ts';
import { type CallInput, isPlainForm } from '../http/api-router.ts';
import { notFound } from '../http/problem.ts';
import { csvOf } from './csv.ts';
import { withDeletion, withOwnerChange } from './lead-states.ts';
import { messageKey, receiveLead } from './receive-lead.ts';
import { senderLimits } from './sender-limits.ts';
import { contactKeysOf, type StoredLead, toLead } from './stored-lead.ts';

export function leadCalls(dependencies: Dependencies) {
  const { leads, leadLists, plots, now } = dependencies;
  const countSender = senderLimits();

  async function requireLead(id: unknown): Promise<StoredLead> {
    const lead = await leads.get(idOf(id));
    if (!lead) throw notFound('lead');
    return lead;
  }

  async function changeLead(id: unknown, change: (lead: StoredLead) => StoredLead) {
    const lead = await leads.update(idOf(id), change);
    if (!lead) throw notFound('lead');
    return lead;
  }

  /** The last lead of the page before, by the id that the query names. */
  const lastSeen = (id: string | undefined) => (id === undefined ? undefined : requireLead(id));

  return {
    async receive({ body, request, response }: CallInput<'POST /api/email'>) {
      const sender = await countSender(request, messageKey(body));
      await receiveLead(dependencies, body, sender);
      if (isPlainForm(request)) response.redirect(303, plainForm.sentPage(request.body));
      else response.status(202).json({ status: 'stored' });
    },

    async list({ query, response }: CallInput<'GET /api/messages'>) {
      const { list, search, before } = query;
      const isFirstOpen = list === 'open' && search === undefined && before === undefined;
      const [page, due] = await Promise.all([
        leadLists.page(query, await lastSeen(before)),
        isFirstOpen ? leadLists.withNextStepBy(now()) : undefined,
      ]);
      response.json({ ...page, ...(due && { due }) });
    },

    async get({ request, response }: CallInput<'GET /api/messages/:id'>) {
      response.json(toLead(await requireLead(request.params.id)));
    },

    async earlier({ query, request, response }: CallInput<'GET /api/messages/:id/earlier'>) {
      const lead = await requireLead(request.params.id);
      response.json(await leadLists.earlier(lead, (await lastSeen(query.before)) ?? lead));
    },

    async change({ body, request, response }: CallInput<'PATCH /api/messages/:id'>) {
      const change = (lead: StoredLead) => withOwnerChange(lead, body, now());
      response.json(toLead(await changeLead(request.params.id, change)));
    },

    async delete({ request, response }: CallInput<'DELETE /api/messages/:id'>) {
      const change = (lead: StoredLead) => withDeletion(lead, now());
      response.json(toLead(await changeLead(request.params.id, change)));
    },

    async forget({ body, response }: CallInput<'POST /api/messages/forget'>) {
      const ids = await leads.idsOf(contactKeysOf(body));
      // The messages last: only they tell which plots name the person, should this end half-way.
      const count = await plots.forgetMessages(ids);
      await leads.remove(ids);
      response.json({ messages: ids.length, plots: count });
    },

    async emptySpam({ body, response }: CallInput<'POST /api/messages/empty-spam'>) {
      const newest = await requireLead(body.newest);
      response.json({ messages: await leads.removeSpam(newest) });
    },

    async csv({ response }: CallInput<'GET /api/messages.csv'>) {
      response.attachment(`leads-${dayOf(now())}.csv`).type('text/csv; charset=utf-8');
      const pages = leadLists.all();
      // Before the answer begins, so that a database that is away is said by its status.
      const { value: first = [] } = await pages.next();
      await pipeline(Readable.from(csvOf(first, pages)), response);
    },
  };
}

function idOf(id: unknown): string {
  const { data } = messageId.safeParse(id);
  if (data === undefined) throw notFound('lead');
  return data;
}
