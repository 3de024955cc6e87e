import { useMutation } from '@tanstack/react-query';
import type { InboxMessage } from '@theni/contract';
import { BULK_MAX } from '@theni/contract/limits';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { call } from '../api/call.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { focusNotice, isFocusFree, notify } from '../ui/notice.ts';
import { adminText } from '../words.ts';
import { inboxText } from './inbox-words.ts';
import { listMessages } from './list-messages.ts';

const { changed, deletion } = inboxText;
const FAILURE = 'the spam could not be deleted';

interface Sweep {
  /** The newest that is deleted. */
  until: InboxMessage;
  /** The ids of those that are, as many together as one call has taken. */
  deleted: string[][];
}

/** Deletes all spam but what has come since the newest that is shown, with a way back. */
export function DeleteSpam({
  newest,
  onDeleted,
}: {
  newest: InboxMessage | undefined;
  onDeleted: () => Promise<void>;
}) {
  const [asking, setAsking] = useState(false);
  const sweep = useMutation({
    mutationFn: async ({ until, deleted }: Sweep) => {
      notify({ text: changed.deletingSpam(0) });
      for await (const ids of spamUntil(until)) {
        await call('PATCH /api/messages', { body: { Ids: ids, Deleted: true } });
        deleted.push(ids);
        notify({ text: changed.deletingSpam(deleted.flat().length) });
      }
    },
    meta: { failure: FAILURE },
    onSettled: (_done, error, { deleted }) => {
      say(deleted, error);
      return onDeleted();
    },
  });
  const undo = useMutation({
    mutationFn: async (deleted: string[][]) => {
      for (const ids of deleted)
        await call('PATCH /api/messages', { body: { Ids: ids, Deleted: false } });
    },
    meta: { failure: 'the spam could not be brought back' },
    onSettled: (_done, error, deleted) => {
      if (error) say(deleted, error);
      else notify({ text: adminText.frame.undone });
      return onDeleted();
    },
  });

  /** @param deleted the ids, as many together as one call has taken */
  function say(deleted: string[][], error: Error | null) {
    const count = deleted.flat().length;
    const text = [error && inboxText.failed, count > 0 && changed.spamDeleted(count)];
    notify({
      text: text.filter(Boolean).join(' '),
      ...(count > 0 && { undo: { label: inboxText.undoSpam, act: () => undo.mutate(deleted) } }),
    });
  }

  // The button that had the focus went. After the dialog has closed: it holds the focus until then.
  const { isPending } = sweep;
  useEffect(() => {
    if (isPending && !asking && isFocusFree()) focusNotice();
  }, [isPending, asking]);

  return (
    <>
      {newest && !isPending && !undo.isPending && (
        <p>
          <Button variant="outline" onClick={() => setAsking(true)}>
            {inboxText.deleteSpam}
          </Button>
        </p>
      )}
      {asking && newest && (
        <ConfirmDialog
          heading={deletion.question}
          confirm={deletion.confirm}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            sweep.mutate({ until: newest, deleted: [] });
          }}
        >
          <p>{deletion.allSpam}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** No message has this id: a page that begins after it has all of the same instant. */
const GREATEST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The ids of a message and of all spam that came no later, as many together as one call takes. */
async function* spamUntil({ CreatedAt }: InboxMessage): AsyncGenerator<string[]> {
  const begin = `${CreatedAt}_${GREATEST_ID}`;
  let next: string | undefined = `/api/messages?spam=1&limit=${BULK_MAX}&after=${begin}`;
  while (next !== undefined) {
    const page = await listMessages(next);
    if (page.messages.length > 0) yield page.messages.map(({ _id }) => _id);
    next = page.next;
  }
}
