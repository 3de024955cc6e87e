import { useMutation } from '@tanstack/react-query';
import type { Item } from '@theni/contract';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../api/call.ts';
import { isGone } from '../api/errors.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { ErrorNotice } from '../ui/error-notice.tsx';
import { useTimedMessage } from '../ui/use-timed-message.ts';
import { adminText, adminTimings } from '../words.ts';
import css from './delete-dialog.module.css';
import { useReloadItems } from './item-queries.ts';
import { PhotoOrVideo } from './photo-or-video.tsx';

const text = adminText.deletion;

/** Asks before the item in `?id=` is deleted (specification §2 and §4). */
export function DeleteDialog({
  id,
  item,
  onDeleted,
}: {
  id: string;
  /** Absent while the list is loading, and when it does not hold such an item. */
  item: Item | undefined;
  onDeleted: (notice: string) => void;
}) {
  const navigate = useNavigate();
  const error = useTimedMessage();
  const reload = useReloadItems();
  const deleted = useRef(false);
  useEffect(
    () => () => {
      // After the dialog has closed: it holds the focus until then.
      queueMicrotask(() => deleted.current && focusPlaceOf(id));
    },
    [id],
  );
  const close = () => navigate('/admin-panel');

  const deletion = useMutation({
    mutationFn: () => deleteOnce(id),
    meta: { failure: 'delete failed' },
    onMutate: error.clear,
    onError: () => error.show(text.failed, adminTimings.deleteFailureMs),
    onSuccess: async (result) => {
      onDeleted(text[result]);
      await reload();
      deleted.current = true;
      close();
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
      {item && (
        <figure className={css.item}>
          <PhotoOrVideo item={item} />
          <figcaption>
            {item.Location}, {item.Service.trim()}
          </figcaption>
        </figure>
      )}
      <ErrorNotice>{error.text}</ErrorNotice>
    </ConfirmDialog>
  );
}

/** Another tab may have been faster. */
async function deleteOnce(id: string): Promise<'deleted' | 'gone'> {
  try {
    await call('DELETE /api/file/:id', { params: { id } });
    return 'deleted';
  } catch (error) {
    if (isGone(error)) return 'gone';
    throw error;
  }
}

/** The link that had the focus went with its item. */
function focusPlaceOf(id: string): void {
  const place = document.getElementById(`item-${id}`) ?? document.getElementById('items-heading');
  place?.focus();
}
