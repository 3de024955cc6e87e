import type { Item } from '@theni/contract';
import type { User } from 'firebase/auth';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminText, adminTimings } from '../../content/admin.ts';
import { Button } from '../../ui/button.tsx';
import { isGone } from '../api/admin-api.ts';
import { noticeSessionEnd } from '../session/session.ts';
import { Answers, Modal } from '../ui/dialog.tsx';
import { type TimedMessage, useTimedMessage } from '../ui/use-timed-message.ts';
import css from './delete-dialog.module.css';
import { deleteItem } from './item-api.ts';
import { Media } from './photo-or-video.tsx';

const text = adminText.deletion;

/** Asks before the item in `?id=` is deleted (specification §2 and §4). */
export function DeleteQuestion({
  id,
  item,
  user,
  onDeleted,
  message,
}: {
  id: string;
  /** Absent while the list is loading, and when it does not hold such an item. */
  item: Item | undefined;
  user: User;
  onDeleted: () => Promise<void>;
  message: TimedMessage;
}) {
  const navigate = useNavigate();
  const error = useTimedMessage();
  const [deleting, setDeleting] = useState(false);
  const gone = useRef(false);
  useEffect(() => () => focusHeadingIf(gone), []);
  const close = () => navigate('/admin-panel');

  async function confirm() {
    setDeleting(true);
    error.clear();
    try {
      await deleteItem(user, id);
      message.show(text.deleted, adminTimings.deleteFailureMs);
    } catch (cause) {
      setDeleting(false);
      if (!isGone(cause)) {
        console.error('delete failed', cause);
        noticeSessionEnd(cause);
        error.show(text.failed, adminTimings.deleteFailureMs);
        return;
      }
      message.show(text.gone, adminTimings.deleteFailureMs);
    }
    await onDeleted();
    gone.current = true;
    close();
  }

  return (
    <Modal heading={text.question} onCancel={close}>
      {item && (
        <figure className={css.item}>
          <Media item={item} />
          <figcaption>
            {item.Location}, {item.Service.trim()}
          </figcaption>
        </figure>
      )}
      <p role="alert" className={css.error}>
        {error.text}
      </p>
      <Answers>
        <Button look="outline" onClick={close}>
          {text.cancel}
        </Button>
        <Button onClick={confirm} disabled={deleting}>
          {text.confirm}
        </Button>
      </Answers>
    </Modal>
  );
}

/** The link that had the focus went with its item. */
function focusHeadingIf(gone: RefObject<boolean>): void {
  // After the dialog has closed: it holds the focus until then.
  queueMicrotask(() => {
    if (gone.current) document.getElementById('items-heading')?.focus();
  });
}
