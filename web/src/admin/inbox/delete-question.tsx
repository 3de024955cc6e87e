import { Button } from '../../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { adminText } from '../words.ts';
import css from './delete-question.module.css';
import { inboxText } from './inbox-words.ts';

const text = inboxText.deletion;

/** The law asks to keep messages for a year, but for spam and for a person who wants to be forgotten. */
export function DeleteQuestion({
  onCancel,
  onSpam,
  onWish,
}: {
  onCancel: () => void;
  onSpam: () => void;
  onWish: () => void;
}) {
  return (
    <Dialog heading={text.question} onCancel={onCancel}>
      <p>{text.why}</p>
      <div className={css.reasons}>
        <Button variant="outline" onClick={onSpam}>
          {text.isSpam}
        </Button>
        <Button variant="outline" onClick={onWish}>
          {text.isWish}
        </Button>
        <Button onClick={onCancel}>{adminText.frame.cancel}</Button>
      </div>
    </Dialog>
  );
}
