import type { User } from 'firebase/auth';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminText, adminTimings } from '../content/admin.ts';
import { Button } from '../ui/button.tsx';
import { AdminApiError, deleteItem } from './admin-api.ts';
import css from './delete-question.module.css';
import { Modal } from './modal.tsx';
import { useTimedMessage } from './use-timed-message.ts';

/** Asks before the item in `?id=` is deleted (specification §2 and §4). */
export function DeleteQuestion({
  id,
  user,
  onDeleted,
}: {
  id: string;
  user: User;
  onDeleted: () => Promise<void>;
}) {
  const navigate = useNavigate();
  const error = useTimedMessage();
  const [deleting, setDeleting] = useState(false);
  const close = () => navigate('/admin-panel');

  async function confirm() {
    setDeleting(true);
    try {
      await deleteItem(user, id);
    } catch (cause) {
      console.error('delete failed', cause);
      setDeleting(false);
      const gone = cause instanceof AdminApiError && cause.status === 404;
      error.show(
        gone ? adminText.deletion.gone : adminText.deletion.failed,
        adminTimings.deleteFailureMs,
      );
      if (gone) await onDeleted();
      return;
    }
    await onDeleted();
    close();
  }

  return (
    <Modal heading={adminText.deletion.question} onCancel={close}>
      <p role="alert" className={css.error}>
        {error.text}
      </p>
      <p className={css.answers}>
        <Button look="outline" onClick={close}>
          {adminText.deletion.cancel}
        </Button>
        <Button onClick={confirm} disabled={deleting}>
          {adminText.deletion.confirm}
        </Button>
      </p>
    </Modal>
  );
}
