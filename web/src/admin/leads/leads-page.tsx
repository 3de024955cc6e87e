import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { Lead } from '@theni/contract';
import { LEAD_LISTS } from '@theni/contract/limits';
import { dayOf, dayText, monthText } from '@theni/contract/times';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { call } from '../api/call.ts';
import { apiErrorText, isGone } from '../api/errors.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { PushSettings } from '../push/push-settings.tsx';
import common from '../ui/common.module.css';
import { ConfirmedDeleteButton } from '../ui/confirmed-delete-button.tsx';
import { SearchField, ToggleGroup } from '../ui/controls.tsx';
import { ErrorNotice, QueryState } from '../ui/query-state.tsx';
import {
  type LeadListName,
  type LoadedPage,
  leadQuery,
  leadsQuery,
  reloadLeads,
} from './lead-queries.ts';
import { LeadRow } from './lead-row.tsx';
import { leadsText } from './texts.ts';

const LIST_NAMES: Record<LeadListName, string> = {
  open: 'Open',
  all: 'All',
  spam: leadsText.spamFolder,
};

const EMPTY: Record<LeadListName, string> = {
  open: leadsText.noOpenLeads,
  all: 'No leads yet. What visitors write in the contact form comes here.',
  spam: 'No spam. Messages that look like spam, and those that you mark as spam, come here.',
};

/** Specification §2 leaves open what `/admin/dashboard` shows: here it is who has written. */
export default function LeadsPage() {
  return (
    <AdminPage heading="Leads">
      {() => (
        <>
          <PushSettings />
          <LeadList />
        </>
      )}
    </AdminPage>
  );
}

function LeadList() {
  const [folder, setFolder] = useState<LeadListName>('open');
  const [query, setQuery] = useState('');
  const search = query.trim();
  const list = useInfiniteQuery(leadsQuery(folder, search));
  const { data, isFetchingNextPage, hasNextPage } = list;
  const [address] = useSearchParams();
  const linkedId = address.get('lead');
  const newest = data?.pages[0]?.messages[0]?.id;
  const shown = groupsOf(data?.pages ?? [], linkedId, folder === 'open' && !search);
  const isEmpty = data && !hasNextPage && shown.length === 0;

  return (
    <>
      {linkedId && <LinkedLead key={linkedId} id={linkedId} />}
      <div className={common.stack}>
        <SearchField
          label="Search leads"
          placeholder="Name, number or message"
          query={query}
          onSearch={(typed) => {
            setQuery(typed);
            // A customer may be found among all leads, not only the open ones.
            if (typed && folder === 'open') setFolder('all');
          }}
        />
        <ToggleGroup
          label="Which leads"
          options={LEAD_LISTS.map((list) => [list, LIST_NAMES[list]])}
          chosen={folder}
          onChoose={setFolder}
        />
      </div>
      <QueryState query={list} failed={leadsText.loadFailed} />
      {/* Of what a search has found, the newest is not the newest of all. */}
      {folder === 'spam' && newest && !search && (
        <ConfirmedDeleteButton
          label={leadsText.emptySpam}
          question="All spam will be permanently deleted."
          act={async () => {
            const body = { newest };
            const { messages } = await call('POST /api/messages/empty-spam', { body });
            reloadLeads();
            return messages === 1
              ? '1 spam message deleted.'
              : `${messages} spam messages deleted.`;
          }}
        />
      )}
      <p role="status" className={common.row}>
        {isEmpty && (search ? 'Nothing found.' : EMPTY[folder])}
      </p>
      {shown.map(({ name, leads }) => (
        <section key={name} className={common.stack}>
          <h2>{name}</h2>
          <ul className={common.stack} aria-label={name}>
            {leads.map((lead) => (
              <LeadRow key={lead.id} lead={lead} />
            ))}
          </ul>
        </section>
      ))}
      {search && data && <p role="status">{searchedText(data.pages)}</p>}
      {hasNextPage && (
        <p>
          <Button
            variant="outline"
            disabled={isFetchingNextPage}
            onClick={() => list.fetchNextPage()}
          >
            {search ? 'Search older leads' : leadsText.olderLeads}
          </Button>
        </p>
      )}
      <DownloadLeads />
    </>
  );
}

function LinkedLead({ id }: { id: string }) {
  const query = useQuery(leadQuery(id));
  if (isGone(query.error)) return <p role="status">This lead was deleted.</p>;
  if (!query.data) return <QueryState query={query} failed={leadsText.loadFailed} />;
  return (
    <ul className={common.stack} aria-label="The lead from the link">
      <LeadRow lead={query.data} startsOpen />
    </ul>
  );
}

const DUE = 'Due';
const NEW_TODAY = 'New today';

/** Leads under headings: in Open first those due, then those new today; all others by months. */
function groupsOf(pages: LoadedPage[], linkedId: string | null, isOpenFolder: boolean) {
  const due = (isOpenFolder && pages[0]?.due) || [];
  const dueIds = due.map(({ id }) => id);
  const newToday = isOpenFolder ? pages.flatMap((page) => page.newToday) : [];
  const nameOf = ({ id, createdAt }: Lead) => {
    if (dueIds.includes(id)) return DUE;
    return newToday.includes(id) ? NEW_TODAY : monthText(createdAt);
  };
  const others = pages.flatMap(({ messages }) => messages);
  const byId = new Map([...due, ...others].map((lead) => [lead.id, lead]));
  const all = [...byId.values()].filter(({ id }) => id !== linkedId);
  const names = new Set([DUE, NEW_TODAY, ...all.map(nameOf)]);
  return [...names]
    .map((name) => ({ name, leads: all.filter((lead) => nameOf(lead) === name) }))
    .filter(({ leads }) => leads.length > 0);
}

function searchedText(pages: LoadedPage[]): string {
  const last = pages.at(-1);
  if (last?.next == null) return 'All leads were searched.';
  return last.searchedBackTo ? `Searched back to ${dayText(last.searchedBackTo)}.` : '';
}

function DownloadLeads() {
  const download = useMutation({
    mutationFn: async () => {
      // Excel knows UTF-8 by this mark, which reading the response as text has taken off.
      const file = new Blob(['\uFEFF', await call('GET /api/messages.csv')], { type: 'text/csv' });
      const href = URL.createObjectURL(file);
      const name = `leads-${dayOf(new Date())}.csv`;
      Object.assign(document.createElement('a'), { href, download: name }).click();
      setTimeout(() => URL.revokeObjectURL(href), 60_000);
    },
  });
  return (
    <div>
      <Button variant="outline" disabled={download.isPending} onClick={() => download.mutate()}>
        Download all leads (CSV)
      </Button>
      <ErrorNotice>
        {download.error && `The file could not be made. ${apiErrorText(download.error)}`}
      </ErrorNotice>
    </div>
  );
}
