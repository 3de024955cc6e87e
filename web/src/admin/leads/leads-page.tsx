import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { Lead } from '@theni/contract';
import { dayOf, dayText, monthText } from '@theni/contract/times';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { call } from '../api/call.ts';
import { isGone, reasonOf } from '../api/errors.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { PushSettings } from '../push/push-settings.tsx';
import common from '../ui/common.module.css';
import { SearchField, ToggleGroup } from '../ui/controls.tsx';
import { ErrorNotice, QueryState } from '../ui/notice.tsx';
import { AskFirst } from './ask-first.tsx';
import { type ListedFolder, type LoadedPage, leadQuery, leadsQuery } from './lead-queries.ts';
import { LeadRow } from './lead-row.tsx';
import { leadsText } from './leads-words.ts';

const { folders, groups, search: searchText } = leadsText;
const FOLDERS = ['open', 'all', 'spam'] as const;

/** Specification §2 leaves `/admin/dashboard` open: it is who has written. */
export default function LeadsPage() {
  return (
    <AdminPage heading={leadsText.heading}>
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
  const [folder, setFolder] = useState<ListedFolder>('open');
  const [words, setWords] = useState('');
  const search = words.trim();
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
          label={searchText.label}
          placeholder={searchText.hint}
          words={words}
          onSearch={(typed) => {
            setWords(typed);
            // Nobody is to search for a customer among the open ones alone.
            if (folder === 'open') setFolder('all');
          }}
        />
        <ToggleGroup
          label={folders.label}
          options={FOLDERS.map((name) => [name, folders[name]])}
          chosen={folder}
          onChoose={setFolder}
        />
      </div>
      <QueryState query={list} failed={leadsText.loadFailed} />
      {folder === 'spam' && newest && (
        <AskFirst
          label={leadsText.emptySpam}
          question={leadsText.questions.emptySpam}
          act={async () => {
            const body = { newest };
            return leadsText.done.emptied(await call('POST /api/messages/empty-spam', { body }));
          }}
        />
      )}
      <p role="status" className={common.row}>
        {isEmpty && (search ? searchText.none : leadsText.empty[folder])}
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
            {search ? searchText.older : leadsText.older}
          </Button>
        </p>
      )}
      <DownloadLeads />
    </>
  );
}

function LinkedLead({ id }: { id: string }) {
  const query = useQuery(leadQuery(id));
  if (isGone(query.error)) return <p role="status">{leadsText.linkedGone}</p>;
  if (!query.data) return <QueryState query={query} failed={leadsText.loadFailed} />;
  return (
    <ul className={common.stack} aria-label={leadsText.linked}>
      <LeadRow lead={query.data} startsOpen />
    </ul>
  );
}

/** Open has the leads that are due, then the new ones of today; all others stand by months. */
function groupsOf(pages: LoadedPage[], linkedId: string | null, isOpenFolder: boolean) {
  const due = (isOpenFolder && pages[0]?.due) || [];
  const dueIds = due.map(({ id }) => id);
  const newToday = isOpenFolder ? pages.flatMap((page) => page.newToday) : [];
  const nameOf = ({ id, createdAt }: Lead) => {
    if (dueIds.includes(id)) return groups.due;
    return newToday.includes(id) ? groups.today : monthText(createdAt);
  };
  const others = pages.flatMap(({ messages }) => messages);
  const byId = new Map([...due, ...others].map((lead) => [lead.id, lead]));
  const all = [...byId.values()].filter(({ id }) => id !== linkedId);
  const names = new Set([groups.due, groups.today, ...all.map(nameOf)]);
  return [...names]
    .map((name) => ({ name, leads: all.filter((lead) => nameOf(lead) === name) }))
    .filter(({ leads }) => leads.length > 0);
}

function searchedText(pages: LoadedPage[]): string {
  const last = pages.at(-1);
  if (last?.next == null) return searchText.complete;
  return last.searchedBackTo ? searchText.backTo(dayText(last.searchedBackTo)) : '';
}

function DownloadLeads() {
  const download = useMutation({
    mutationFn: async () => {
      // Reading it as text has taken the mark of UTF-8 off, by which Excel knows it.
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
        {leadsText.download}
      </Button>
      <ErrorNotice>
        {download.error && leadsText.downloadFailed(reasonOf(download.error))}
      </ErrorNotice>
    </div>
  );
}
