import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import type { Lead, LeadPage } from '@theni/contract';
import { expect, test, vi } from 'vitest';

const call = vi.hoisted(() => vi.fn());
vi.mock('../api/call.ts', () => ({ call }));
// Another test file of this process may have loaded the real one.
vi.resetModules();
const { leadsQuery } = await import('./lead-queries.ts');
const { refreshLead } = await import('./change-lead.tsx');

const asha = { id: 'asha', stage: 'new', createdAt: '2026-11-01T10:00:00.000Z' } as Lead;
const page = (next: string | null): LeadPage => ({ messages: [asha], next });

test('a list that was asked for before a lead was changed shows the change when it comes', async () => {
  const answers = { first: page('asha'), second: Promise.withResolvers<LeadPage>() };
  call.mockImplementation(async (name: string, { query }: { query?: { before?: string } }) => {
    if (name === 'GET /api/messages/:id') return { ...asha, stage: 'called' };
    return query?.before ? answers.second.promise : answers.first;
  });
  const client = new QueryClient();
  const list = new InfiniteQueryObserver(client, leadsQuery('all', ''));
  await list.refetch();
  const older = list.fetchNextPage();
  await refreshLead(client, asha.id);
  answers.second.resolve(page(null));
  await older;
  await vi.waitFor(() => {
    const pages = list.getCurrentResult().data?.pages ?? [];
    const leads = pages.flatMap(({ messages }) => messages);
    expect(leads.map(({ stage }) => stage)).toEqual(['called', 'called']);
  });
});
