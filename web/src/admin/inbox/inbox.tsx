import { useMutation } from '@tanstack/react-query';
import type { InboxMessage } from '@theni/contract';
import { dayOf, dayText } from '@theni/contract/times';
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { useLayoutChoices } from '../api/use-layout-choices.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { ErrorNotice, LoadFailed } from '../ui/error-notice.tsx';
import { DeleteSpam } from './delete-spam.tsx';
import {
  belongs,
  exportAddressOf,
  type InboxFilters,
  isDue,
  isSearch,
  NO_FILTERS,
} from './filters.ts';
import css from './inbox.module.css';
import { useForget, useInbox, useLinkedMessage } from './inbox-queries.ts';
import { InboxToolbar } from './inbox-toolbar.tsx';
import { inboxText } from './inbox-words.ts';
import { exportMessages } from './list-messages.ts';
import { hasPlace, MessageRow } from './message-row.tsx';
import { saveFile } from './save-file.ts';

/** The messages of the contact form: first what is due, then what the admin has chosen. */
export function Inbox() {
  const [filters, setFilters] = useState(NO_FILTERS);
  const linkedId = new URLSearchParams(useLocation().search).get('lead') ?? '';
  const linked = useLinkedMessage(linkedId);
  const inbox = useInbox(filters);
  const { messages, due, hasMore, failed, busy, change } = inbox;
  // Hundreds of rows are drawn bit by bit, and what the admin does meanwhile comes first.
  const shown = useDeferredValue(useMemo(() => ({ messages, filters }), [messages, filters]));
  const layouts = useLayoutChoices([
    ...(messages ?? []).map(({ Project }) => Project ?? ''),
    filters.project,
  ]);
  const [openId, setOpenId] = useState<string>();
  const [toForget, setToForget] = useState<InboxMessage>();
  const [asOf] = useState(() => dayOf(new Date()));
  // While it is tried again too: the button that does keeps its place.
  const [exportFailed, setExportFailed] = useState(false);
  const download = useMutation({
    mutationFn: async (address: string) => {
      const { file, ...rest } = await exportMessages(address);
      saveFile(file, `messages-${asOf}.csv`);
      return rest;
    },
    meta: { failure: 'the messages could not be exported' },
    onSuccess: ({ next, backTo }) =>
      setOlder(next && backTo ? { next, backTo, of: filters } : undefined),
    onSettled: (_rest, error) => setExportFailed(error !== null),
  });

  // Of the file before while the next one is made: the button that asks keeps its place.
  const [older, setOlder] = useState<{ next: string; backTo: string; of: InboxFilters }>();

  const isOlder = older?.of === filters;

  const isOpenFolder = shown.filters.folder === 'open';
  const isFound = isSearch(shown.filters);
  const isNotLinked = ({ _id }: InboxMessage) => _id !== linked?._id;
  const shownAsDue = (isOpenFolder && !isFound ? due : []).filter(isNotLinked);
  const isAnyDue = shownAsDue.some((message) => isDue(message, asOf));
  const dueIds = new Set(shownAsDue.map(({ _id }) => _id));
  const listed =
    shown.messages?.filter((message) => !dueIds.has(message._id) && isNotLinked(message)) ?? [];

  const isHere = (message: InboxMessage) => belongs(message, shown.filters);
  const groups = [
    { ...inboxText.list.today, messages: listed.filter((message) => isOf(asOf, message)) },
    { ...inboxText.list.older, messages: listed.filter((message) => !isOf(asOf, message)) },
  ].map((group) => ({
    ...group,
    isShown: group.messages.some((message) => hasPlace(message, isHere(message))),
  }));
  const areBoth = groups.every(({ isShown }) => isShown);

  // The message that had the focus is gone. The dialog, which holds it until then, has closed.
  const heading = useRef<HTMLHeadingElement>(null);
  const isForgotten = useRef(false);
  useEffect(() => {
    if (toForget || !isForgotten.current) return;
    isForgotten.current = false;
    heading.current?.focus();
  }, [toForget]);
  const forget = useForget(() => {
    isForgotten.current = true;
    setToForget(undefined);
  });
  const { reset } = forget;
  const askToForget = useCallback(
    (message: InboxMessage) => {
      reset();
      setToForget(message);
    },
    [reset],
  );

  const toggle = useCallback(
    (message: InboxMessage, opens: boolean) => {
      setOpenId(opens ? message._id : '');
      if (opens && !message.Read) change(message, { Read: true });
    },
    [change],
  );

  // What a link opens is read as what a tap opens.
  useEffect(() => {
    if (linked && !linked.Read) change(linked, { Read: true });
  }, [linked, change]);

  const row = (message: InboxMessage, isHere: boolean): ReactNode => (
    <MessageRow
      key={message._id}
      message={message}
      isHere={isHere}
      open={message._id === (openId ?? linked?._id)}
      onToggle={toggle}
      onChange={change}
      onForget={askToForget}
    />
  );

  return (
    <section className={css.inbox} aria-labelledby="inbox-heading">
      <h2 ref={heading} id="inbox-heading" tabIndex={-1} className="visually-hidden">
        {inboxText.heading}
      </h2>
      <InboxToolbar
        filters={filters}
        layouts={layouts}
        busy={busy}
        onFilters={setFilters}
        onExport={() => download.mutate(exportAddressOf(filters))}
        onRefresh={inbox.reload}
      />
      {failed && <LoadFailed notice={inboxText.failed} busy={busy} onRetry={inbox.reload} />}
      {exportFailed && (
        <LoadFailed
          notice={inboxText.exportFailed}
          busy={download.isPending}
          onRetry={() => download.variables && download.mutate(download.variables)}
        />
      )}
      <p role="status" className={css.status}>
        {isOlder && inboxText.exported(dayText(older.backTo))}
      </p>
      {isOlder && (
        <p>
          <Button
            variant="outline"
            onClick={() => download.mutate(older.next)}
            disabled={download.isPending}
          >
            {inboxText.exportOlder}
          </Button>
        </p>
      )}
      {linked === null && <p role="status">{inboxText.linkedGone}</p>}
      {linked && (
        <ul className={css.list} aria-label={inboxText.linked}>
          {row(linked, !linked.Deleted)}
        </ul>
      )}
      <section
        className={css.due}
        aria-labelledby="due-heading"
        hidden={!shownAsDue.some((message) => hasPlace(message, isDue(message, asOf)))}
      >
        <h3 id="due-heading">{inboxText.dueHeading}</h3>
        <ul className={css.list}>
          {shownAsDue.map((message) => row(message, isDue(message, asOf)))}
        </ul>
      </section>
      <p role="status" className={css.status}>
        {[
          !messages && !failed && inboxText.loading,
          isFound && inboxText.searched[shown.filters.folder],
          shown.messages && !hasMore && !listed.some(isHere) && emptyText(shown.filters, isAnyDue),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <DeleteSpam
        newest={
          filters.folder === 'spam'
            ? messages?.find((message) => belongs(message, filters))
            : undefined
        }
        onDeleted={inbox.reload}
      />
      {groups.map(({ name, label, messages, isShown }) => (
        <section key={name} className={css.group} hidden={!isShown}>
          {areBoth && <h3>{name}</h3>}
          <ul className={css.list} aria-label={label}>
            {messages.map((message) => row(message, isHere(message)))}
          </ul>
        </section>
      ))}
      {hasMore && (
        <p>
          {inbox.searchedBackTo && inboxText.searchedBackTo(dayText(inbox.searchedBackTo))}{' '}
          <Button variant="outline" onClick={() => inbox.loadMore()} disabled={busy}>
            {inbox.searchedBackTo ? inboxText.searchOlder : inboxText.more}
          </Button>
        </p>
      )}
      {toForget && (
        <ConfirmDialog
          heading={inboxText.deletion.question}
          confirm={inboxText.deletion.confirm}
          busy={forget.isPending}
          onCancel={() => setToForget(undefined)}
          onConfirm={() => forget.mutate(toForget)}
        >
          <p>{inboxText.deletion.forget(toForget.Name)}</p>
          <ErrorNotice>{forget.isError && inboxText.failed}</ErrorNotice>
        </ConfirmDialog>
      )}
    </section>
  );
}

function emptyText(filters: InboxFilters, isAnyDue: boolean): string {
  const { folder, stage, project, unread } = filters;
  if (isSearch(filters)) return inboxText.empty.search;
  if ((folder !== 'open' && stage) || project || unread) return inboxText.empty.filters;
  return folder === 'open' && isAnyDue ? inboxText.empty.besidesDue : inboxText.empty[folder];
}

function isOf(day: string, { CreatedAt }: InboxMessage): boolean {
  return dayOf(new Date(CreatedAt)) === day;
}
