import { inboxText } from '../../content/inbox.ts';
import { Button } from '../../ui/button.tsx';
import { Answers, Modal } from '../ui/dialog.tsx';

const text = inboxText.deletion;

/** Asks before messages are deleted; the note says which. */
export function DeleteQuestion({
  note,
  busy,
  onCancel,
  onConfirm,
}: {
  note: string;
  busy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}) {
  return (
    <Modal heading={text.question} onCancel={onCancel}>
      <p>{note}</p>
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
