import type { Item } from '@theni/contract';
import { useEffect, useRef } from 'react';
import { call } from '../api/call.ts';
import { isGone } from '../api/errors.ts';
import { adminText } from '../texts.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { focusNotice, notify } from '../ui/notice.ts';
import { ErrorNotice } from '../ui/query-state.tsx';
import { useChange } from '../ui/use-change.ts';
import { useClose } from '../ui/use-close.ts';
import { useTimedMessage } from '../ui/use-timed-message.ts';
import { nameOfItem, reloadItems } from './items.ts';
import { PhotoOrVideo } from './photo-or-video.tsx';
import { photosText } from './texts.ts';

/** Specification §8. */
const DELETE_FAILURE_MS = 5000;

/** Asks before the item in `?id=` is deleted (specification §2 and §4). */
export function DeleteDialog({ id, item }: { id: string; item: Item | undefined }) {
  const [failure, showFailure] = useTimedMessage();
  const close = useClose('/admin-panel');
  const isDeleted = useRef(false);
  useEffect(
    () => () => {
      // The link that had the focus went with its item; the dialog holds it until it is closed.
      if (isDeleted.current) queueMicrotask(focusNotice);
    },
    [],
  );
  const { mutate, isPending } = useChange({
    mutationFn: () =>
      call('DELETE /api/file/:id', { params: { id } }).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    failure: () => (item ? `${nameOfItem(item)}: ${photosText.failed}` : photosText.failed),
    onMutate: () => showFailure(undefined),
    onSuccess: async () => {
      await reloadItems();
      notify({ text: 'Deleted.' });
    },
  });

  function confirm() {
    // Neither is called once this page, or the question, has been left.
    mutate(undefined, {
      onError: () => showFailure({ text: photosText.failed, clearAfterMs: DELETE_FAILURE_MS }),
      onSuccess: () => {
        isDeleted.current = true;
        close();
      },
    });
  }
  return (
    <ConfirmDialog
      heading={adminText.deletion.question}
      confirm={adminText.deletion.confirm}
      busy={isPending}
      onCancel={close}
      onConfirm={confirm}
    >
      {item && <PhotoOrVideo item={item} />}
      <ErrorNotice>{failure?.text}</ErrorNotice>
    </ConfirmDialog>
  );
}
