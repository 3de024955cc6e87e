import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { Lead } from '@theni/contract';
import { LEAD_LISTS } from '@theni/contract/lead-stages';
import { dayOf, dayText, monthText } from '@theni/contract/times';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { call } from '../api/call.ts';
import { apiErrorText, isGone } from '../api/errors.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { labels } from '../help/labels.ts';
import { PushSettings } from '../push/push-settings.tsx';
import common from '../ui/common.module.css';
import { SearchField, ToggleGroup } from '../ui/controls.tsx';
import { ConfirmedDeleteButton } from '../ui/dialog.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { ErrorNotice, QueryState } from '../ui/query-state.tsx';
import {
  type LeadListName,
  type LoadedPage,
  leadQuery,
  leadsFailed,
  leadsQuery,
  reloadLeads,
} from './lead-queries.ts';
import { LeadRow } from './lead-row.tsx';
import { useArrivals } from './use-arrivals.ts';

const LIST_NAMES: Record<LeadListName, string> = {
  open: 'Open',
  all: 'All',
  spam: labels.spam,
};

const EMPTY: Record<LeadListName, string> = {
  open: 'No open leads. What visitors write in the contact form comes here.',
  all: 'No leads yet. What visitors write in the contact form comes here.',
  spam: 'No spam. Messages that look like spam, and those that you mark as spam, come here.',
};

/** Specification §2 leaves open what `/admin/dashboard` shows: here it is who has written. */
export default function LeadsPage() {
  return (
    <AdminPage heading="Leads">
      <PushSettings />
      <LeadList />
    </AdminPage>
  );
}

function LeadList() {
  const [listName, setListName] = useState<LeadListName>('open');
  const [query, setQuery] = useState('');
  const search = query.trim();
  const list = useInfiniteQuery(leadsQuery(listName, search));
  useArrivals(listName, search);
  const { data, isFetchNextPageError, hasNextPage } = list;
  const linkedId = new URLSearchParams(useLocation().search).get('lead');
  const newest = data?.pages[0]?.messages[0]?.id;
  const groups = groupsOf(data?.pages ?? [], linkedId, listName === 'open' && !search);
  // The lead from a link stands above, and in no group.
  const isEmpty = data && !hasNextPage && data.pages.every(hasNone);

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
            if (typed && listName === 'open') setListName('all');
          }}
        />
        <ToggleGroup
          label="Which leads"
          options={LEAD_LISTS.map((name) => [name, LIST_NAMES[name]])}
          chosen={listName}
          onChoose={setListName}
        />
      </div>
      {/* The failure of a later page stands beside its button. */}
      {!isFetchNextPageError && <QueryState query={list} failed={leadsFailed} />}
      {/* The newest lead that a search has found is not the newest of all. */}
      {listName === 'spam' && newest && !search && (
        <ConfirmedDeleteButton
          label={labels.emptySpam}
          question={`All messages here will be permanently deleted, also those that were only held back because very many came at once. Mark real ones as “${labels.isNoSpam}” first.`}
          act={async () => {
            const body = { newest };
            const { messages } = await call('POST /api/messages/empty-spam', { body });
            await reloadLeads();
            return messages === 1
              ? '1 spam message deleted.'
              : `${messages} spam messages deleted.`;
          }}
        />
      )}
      <p role="status" className={common.row}>
        {isEmpty && (search ? 'Nothing found.' : EMPTY[listName])}
      </p>
      {groups.map(({ name, leads }) => (
        <section key={name} className={common.stack}>
          <h2>{name}</h2>
          <ul className={common.stack} aria-label={name}>
            {leads.map((lead) => (
              <LeadRow key={lead.id} lead={lead} />
            ))}
          </ul>
        </section>
      ))}
      {search && data && (
        // A last page without a lead leaves the focus here.
        <p role="status" tabIndex={-1} data-entry="">
          {searchedText(data.pages)}
        </p>
      )}
      <LoadMore
        list={list}
        name={search ? 'Search older leads' : 'Older leads'}
        failed={leadsFailed}
      />
      <DownloadLeads />
    </>
  );
}

function LinkedLead({ id }: { id: string }) {
  const query = useQuery(leadQuery(id));
  if (isGone(query.error)) return <p role="status">This lead was deleted.</p>;
  if (!query.data) return <QueryState query={query} failed={leadsFailed} />;
  return (
    <ul className={common.stack} aria-label="The lead from the link">
      <LeadRow lead={query.data} startsOpen />
    </ul>
  );
}

const UNANSWERED = 'Not answered yet';
const DUE = 'Due';

/** Leads under headings: in Open first those unanswered, then those due; all others by months. */
function groupsOf(pages: LoadedPage[], linkedId: string | null, isOpenList: boolean) {
  const due = (isOpenList && pages[0]?.due) || [];
  const dueIds = due.map(({ id }) => id);
  const unanswered = isOpenList ? pages.flatMap((page) => page.unanswered) : [];
  const nameOf = ({ id, createdAt }: Lead) => {
    if (unanswered.includes(id)) return UNANSWERED;
    return dueIds.includes(id) ? DUE : monthText(createdAt);
  };
  const others = pages.flatMap(({ messages }) => messages);
  const byId = new Map([...due, ...others].map((lead) => [lead.id, lead]));
  const all = [...byId.values()].filter(({ id }) => id !== linkedId);
  const names = new Set([UNANSWERED, DUE, ...all.map(nameOf)]);
  return [...names]
    .map((name) => ({ name, leads: all.filter((lead) => nameOf(lead) === name) }))
    .filter(({ leads }) => leads.length > 0);
}

function hasNone({ messages, due = [] }: LoadedPage): boolean {
  return messages.length + due.length === 0;
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
      <Button variant="outline" isBusy={download.isPending} onClick={() => download.mutate()}>
        {download.isPending ? 'Loading..' : 'Download all leads (CSV)'}
      </Button>
      <ErrorNotice>
        {download.error && `The file could not be made. ${apiErrorText(download.error)}`}
      </ErrorNotice>
    </div>
  );
}
