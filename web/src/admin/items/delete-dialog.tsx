import { useMutation } from '@tanstack/react-query';
import type { Item } from '@theni/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { deleteItem } from '../api/admin-api.ts';
import { isGone } from '../api/errors.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { type TimedMessage, useTimedMessage } from '../ui/use-timed-message.ts';
import { adminText, adminTimings } from '../words.ts';
import css from './delete-dialog.module.css';
import { useReloadItems } from './item-queries.ts';
import { PhotoOrVideo } from './photo-or-video.tsx';

const text = adminText.deletion;

/** Asks before the item in `?id=` is deleted (specification §2 and §4). */
export function DeleteDialog({
  id,
  item,
  message,
}: {
  id: string;
  /** Absent while the list is loading, and when it does not hold such an item. */
  item: Item | undefined;
  message: TimedMessage;
}) {
  const navigate = useNavigate();
  const error = useTimedMessage();
  const reload = useReloadItems();
  const deleted = useRef(false);
  const neighbour = useRef<string>(undefined);
  useEffect(() => () => focusAfter(deleted, neighbour), []);
  const close = () => navigate('/admin-panel');

  const deletion = useMutation({
    mutationFn: () => deleteOnce(id),
    meta: { failure: 'delete failed' },
    onMutate: error.clear,
    onError: () => error.show(text.failed, adminTimings.deleteFailureMs),
    onSuccess: async (result) => {
      message.show(text[result], adminTimings.deleteFailureMs);
      neighbour.current = neighbourOf(id);
      await reload();
      deleted.current = true;
      close();
    },
  });

  return (
    <ConfirmDialog
      heading={text.question}
      cancel={text.cancel}
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
      <p role="alert" className={css.error}>
        {error.text}
      </p>
    </ConfirmDialog>
  );
}

/** Another tab may have been faster. */
async function deleteOnce(id: string): Promise<'deleted' | 'gone'> {
  try {
    await deleteItem(id);
    return 'deleted';
  } catch (error) {
    if (isGone(error)) return 'gone';
    throw error;
  }
}

/** The card after it, or before it where it is the last. */
function neighbourOf(id: string): string | undefined {
  const card = document.getElementById(`item-${id}`);
  return (card?.nextElementSibling ?? card?.previousElementSibling)?.id;
}

/** The link that had the focus went with its item: its neighbour's has it then. */
function focusAfter(deleted: RefObject<boolean>, neighbour: RefObject<string | undefined>): void {
  // After the dialog has closed: it holds the focus until then.
  queueMicrotask(() => {
    if (!deleted.current) return;
    const card = neighbour.current && document.getElementById(neighbour.current);
    const link = card ? card.querySelector('a') : document.getElementById('items-heading');
    link?.focus();
  });
}
