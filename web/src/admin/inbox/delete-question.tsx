import type { InboxMessage } from '@theni/contract';
import { useEffect, useId, useRef } from 'react';
import { inboxText } from '../../content/inbox.ts';
import { Button } from '../../ui/button.tsx';
import css from './delete-question.module.css';

const text = inboxText.deletion;

/** Asks before a message is deleted. Escape is the same as cancelling. */
export function DeleteQuestion({
  message,
  busy,
  onCancel,
  onConfirm,
}: {
  message: InboxMessage;
  busy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const open = dialog.current;
    open?.showModal();
    return () => open?.close();
  }, []);
  return (
    <dialog ref={dialog} className={css.question} aria-labelledby={id} onClose={onCancel}>
      <h2 id={id}>{text.question}</h2>
      <p>{text.note(message.Name)}</p>
      <p className={css.answers}>
        <Button look="outline" onClick={onCancel}>
          {text.cancel}
        </Button>
        <Button onClick={onConfirm} disabled={busy}>
          {text.confirm}
        </Button>
      </p>
    </dialog>
  );
}
