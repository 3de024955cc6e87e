import { useMutation } from '@tanstack/react-query';
import type { Item } from '@theni/contract';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../api/call.ts';
import { isGone } from '../api/errors.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { ErrorNotice } from '../ui/error-notice.tsx';
import { focusNotice, notify } from '../ui/notice.ts';
import { useTimedMessage } from '../ui/use-timed-message.ts';
import { PhotoOrVideo } from './item-card.tsx';
import { reloadItems } from './items.ts';
import { DELETE_FAILURE_MS, photosText } from './words.ts';

const text = photosText.deletion;

/** Asks before the item in `?id=` is deleted (specification §2 and §4). */
export function DeleteDialog({ id, item }: { id: string; item: Item | undefined }) {
  const navigate = useNavigate();
  const [failure, showFailure] = useTimedMessage();
  const close = () => navigate('/admin-panel');
  const isDeleted = useRef(false);
  useEffect(
    () => () => {
      // The link that had the focus went with its item; the dialog holds it until it is closed.
      if (isDeleted.current) queueMicrotask(focusNotice);
    },
    [],
  );

  const deletion = useMutation({
    mutationFn: async () => {
      try {
        await call('DELETE /api/file/:id', { params: { id } });
        return text.deleted;
      } catch (error) {
        // Another tab was faster.
        if (isGone(error)) return photosText.item.gone;
        throw error;
      }
    },
    meta: { failure: 'delete failed' },
    onMutate: () => showFailure(undefined),
    onError: () => showFailure({ text: text.failed, clearAfterMs: DELETE_FAILURE_MS }),
    onSuccess: async (notice) => {
      await reloadItems();
      isDeleted.current = true;
      close();
      notify({ text: notice });
    },
  });

  return (
    <ConfirmDialog
      heading={text.question}
      confirm={text.confirm}
      busy={deletion.isPending}
      onCancel={close}
      onConfirm={deletion.mutate}
    >
      {item && <PhotoOrVideo item={item} />}
      <ErrorNotice>{failure?.text}</ErrorNotice>
    </ConfirmDialog>
  );
}
