import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../api/call.ts';
import { notify } from '../ui/notice.ts';
import { showChanged } from './change-lead.tsx';
import { type LeadListName, leadsQuery } from './lead-queries.ts';

/**
 * Looks at the newest leads again when the owner comes back, such as from a call. What has changed
 * is shown where it stands; what has come is offered, and moves no row under the thumb.
 */
export function useArrivals(list: LeadListName, search: string): void {
  const client = useQueryClient();
  const showNewest = useEffectEvent(async () => {
    const { queryKey } = leadsQuery(list, search);
    const pages = client.getQueryData(queryKey)?.pages;
    if (!pages) return;
    const query = { list, ...(search && { search }) };
    const newest = await call('GET /api/messages', { query }).catch(() => undefined);
    const known = new Set(pages.flatMap(({ messages }) => messages.map(({ id }) => id)));
    for (const lead of newest?.messages ?? []) showChanged(client, lead);
    const arrived = newest?.messages.filter(({ id }) => !known.has(id)).length ?? 0;
    if (arrived === 0) return;
    const text = arrived === 1 ? 'A new lead has come.' : `${arrived} new leads have come.`;
    const show = () => client.invalidateQueries({ queryKey });
    notify({ text, action: { name: 'Show', act: show } });
  });
  useEffect(() => focusManager.subscribe((isFocused) => void (isFocused && showNewest())), []);
}
