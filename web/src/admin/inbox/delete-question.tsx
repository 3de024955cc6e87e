import type { InboxMessage } from '@theni/contract';
import { inboxText } from '../../content/inbox.ts';
import { Button } from '../../ui/button.tsx';
import { Answers, Modal } from '../frame/modal.tsx';

const text = inboxText.deletion;

/** Asks before a message is deleted. */
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
  return (
    <Modal heading={text.question} onCancel={onCancel}>
      <p>{text.note(message.Name)}</p>
      <Answers>
        <Button look="outline" onClick={onCancel}>
          {text.cancel}
        </Button>
        <Button onClick={onConfirm} disabled={busy}>
          {text.confirm}
        </Button>
      </Answers>
    </Modal>
  );
}
