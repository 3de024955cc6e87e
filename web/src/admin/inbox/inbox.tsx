import type { InboxMessage } from '@theni/contract';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { type Folder, findMessages, isSpam } from './find-messages.ts';
import css from './inbox.module.css';
import { useInbox, useUnreadCounts } from './inbox-queries.ts';
import { InboxToolbar } from './inbox-toolbar.tsx';
import { inboxText } from './inbox-words.ts';
import { MessageCard } from './message-card.tsx';

/** The messages of the contact form, newest first. */
export function Inbox() {
  const { messages, hasMore, failed, busy, reload, loadMore, change, remove, removeSpam } =
    useInbox();
  const unread = useUnreadCounts({ asking: false });
  const [folder, setFolder] = useState<Folder>('open');
  const [search, setSearch] = useState('');
  const [openId, setOpenId] = useState<string>();
  const [toDelete, setToDelete] = useState<InboxMessage | 'all spam'>();
  const found = findMessages(messages ?? [], folder, search);

  // A search, and a folder that seems empty, look through older messages too.
  const wantsMore = hasMore && (search.trim() !== '' || found.length === 0);
  useEffect(() => {
    if (wantsMore && !failed && !busy) loadMore();
  }, [wantsMore, failed, busy, loadMore]);

  const closeDialog = () => setToDelete(undefined);

  function toggle(message: InboxMessage) {
    const opens = openId !== message._id;
    setOpenId(opens ? message._id : undefined);
    if (opens && !message.Read) change(message, { Read: true });
  }

  return (
    <section className={css.inbox} aria-labelledby="inbox-heading">
      <h2 id="inbox-heading">{inboxText.heading}</h2>
      <InboxToolbar
        folder={folder}
        search={search}
        unreadSpam={unread?.spam ?? 0}
        busy={busy}
        onFolder={setFolder}
        onSearch={setSearch}
        onRefresh={reload}
      />
      <div role="alert" className={css.fault}>
        {failed && (
          <>
            <p>{inboxText.failed}</p>
            <Button look="outline" onClick={reload} disabled={busy}>
              {inboxText.tryAgain}
            </Button>
          </>
        )}
      </div>
      <p role="status" className={css.status}>
        {!messages && !failed && inboxText.loading}
        {messages && !wantsMore && found.length === 0 && emptyText(folder, search)}
      </p>
      {folder === 'spam' && messages?.some(isSpam) && (
        <p>
          <Button look="outline" onClick={() => setToDelete('all spam')}>
            {inboxText.deleteSpam}
          </Button>
        </p>
      )}
      <ul className={css.list} aria-label={inboxText.list}>
        {found.map((message) => (
          <MessageCard
            key={message._id}
            message={message}
            open={message._id === openId}
            busy={busy}
            onToggle={() => toggle(message)}
            onChange={(fields) => change(message, fields)}
            onDelete={() => setToDelete(message)}
          />
        ))}
      </ul>
      {hasMore && (
        <p>
          <Button look="outline" onClick={() => loadMore()} disabled={busy}>
            {inboxText.more}
          </Button>
        </p>
      )}
      {toDelete && (
        <ConfirmDialog
          heading={inboxText.deletion.question}
          cancel={inboxText.deletion.cancel}
          confirm={inboxText.deletion.confirm}
          busy={busy}
          onCancel={closeDialog}
          onConfirm={() =>
            toDelete === 'all spam' ? removeSpam(closeDialog) : remove(toDelete, closeDialog)
          }
        >
          <p>
            {toDelete === 'all spam'
              ? inboxText.deletion.allSpam
              : inboxText.deletion.note(toDelete.Name)}
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function emptyText(folder: Folder, search: string): string {
  return search.trim() === '' ? inboxText.empty[folder] : inboxText.empty.search;
}
