import { useMutation } from '@tanstack/react-query';
import type { InboxMessage } from '@theni/contract';
import { BULK_MAX } from '@theni/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { changeMessages, listMessages } from '../api/admin-api.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { inboxText } from './inbox-words.ts';
import css from './message-card.module.css';

const { changed, deletion } = inboxText;
const FAILURE = 'the spam could not be deleted';

/** Deletes all spam but what has come since the newest that is shown, with a way back. */
export function DeleteSpam({
  newest,
  onDeleted,
}: {
  newest: InboxMessage | undefined;
  onDeleted: () => Promise<void>;
}) {
  const [asking, setAsking] = useState(false);
  /** The ids, as many together as one call has taken. */
  const [deleted, setDeleted] = useState<string[][]>([]);
  const status = useRef<HTMLParagraphElement>(null);

  const sweep = useMutation({
    mutationFn: async (until: InboxMessage) => {
      for await (const ids of spamUntil(until)) {
        await changeMessages(ids, { Deleted: true });
        setDeleted((all) => [...all, ids]);
      }
    },
    meta: { failure: FAILURE },
    onSettled: onDeleted,
  });
  const undo = useMutation({
    mutationFn: async () => {
      for (const ids of deleted) await changeMessages(ids, { Deleted: false });
      setDeleted([]);
    },
    meta: { failure: 'the spam could not be brought back' },
    onSettled: onDeleted,
  });
  function takeBack() {
    sweep.reset();
    undo.mutate();
  }
  const count = deleted.flat().length;
  const busy = sweep.isPending || undo.isPending;

  // The button that had the focus went; what it has led to stands here. After the dialog has closed: it holds the focus until then.
  const begun = asking ? '' : `${sweep.status} ${undo.status}`;
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (begun !== '' && begun !== 'idle idle' && isLost) status.current?.focus();
  }, [begun]);

  return (
    <>
      {newest && !busy && (
        <p>
          <Button look="outline" onClick={() => setAsking(true)}>
            {inboxText.deleteSpam}
          </Button>
        </p>
      )}
      <p ref={status} role="status" className={css.swept} tabIndex={-1}>
        {(sweep.isError || undo.isError) && inboxText.failed}
        {undo.isSuccess && changed.undone}
        {sweep.isPending && changed.deletingSpam(count)}
        {!busy && count > 0 && (
          <>
            {changed.spamDeleted(count)}
            <Button look="outline" aria-label={inboxText.undoSpam} onClick={takeBack}>
              {inboxText.undo}
            </Button>
          </>
        )}
      </p>
      {asking && newest && (
        <ConfirmDialog
          heading={deletion.question}
          cancel={deletion.cancel}
          confirm={deletion.confirm}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            undo.reset();
            sweep.mutate(newest);
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
