import type { InboxMessage, MessageChange } from '@theni/contract';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { isSpam } from './filters.ts';
import type { Outcome } from './inbox-queries.ts';
import { inboxText } from './inbox-words.ts';
import css from './message-card.module.css';
import { MessageCard } from './message-card.tsx';

/** What the last change was, and the change that takes it back. */
interface Done {
  text: string;
  undo: MessageChange | undefined;
}

/**
 * A message in its place, which it keeps until the list is loaded anew: where a change has taken it out of the list, a line says
 * what was done, with a way back.
 */
export const MessageRow = memo(function MessageRow({
  message,
  isHere,
  open,
  onToggle,
  onChange,
  onForget,
}: {
  message: InboxMessage;
  /** It is one of those that the list shows. */
  isHere: boolean;
  open: boolean;
  onToggle: (message: InboxMessage, opens: boolean) => void;
  onChange: (
    message: InboxMessage,
    change: MessageChange,
    onDone: (outcome: Outcome) => void,
  ) => void;
  onForget: (message: InboxMessage) => void;
}) {
  const [done, setDone] = useState<Done>();
  const row = useRef<HTMLLIElement>(null);
  const shown = useRef({ isHere, done });

  // What had the focus went with the change; the next thing in the same place gets it.
  useLayoutEffect(() => {
    if (shown.current.isHere === isHere && shown.current.done === done) return;
    shown.current = { isHere, done };
    if (document.activeElement !== document.body) return;
    const { current: place } = row;
    (place?.querySelector('button') ?? place?.querySelector('p'))?.focus();
  }, [isHere, done]);

  function change(wanted: MessageChange) {
    const undo = undoOf(message, wanted);
    onChange(message, wanted, () => setDone({ text: textOf(wanted), undo }));
  }

  function takeBack(undo: MessageChange) {
    const { undone, tooLate } = inboxText.changed;
    onChange(message, undo, (outcome) =>
      setDone({ text: outcome === 'changed' ? undone : tooLate, undo: undefined }),
    );
  }

  const status = (
    <p role="status" className={css.done} tabIndex={-1}>
      {done && (isHere ? done.text : `${message.Name}: ${done.text}`)}{' '}
      {done?.undo && (
        <Button
          look="outline"
          aria-label={inboxText.undoOf(message.Name)}
          onClick={() => done.undo && takeBack(done.undo)}
        >
          {inboxText.undo}
        </Button>
      )}
    </p>
  );

  return (
    <li ref={row} className={css.row}>
      {isHere ? (
        <MessageCard
          message={message}
          open={open}
          status={status}
          onToggle={() => onToggle(message, !open)}
          onChange={change}
          onForget={() => onForget(message)}
        />
      ) : (
        status
      )}
    </li>
  );
});

/** The same fields as they were. What was held back as spam is held back again, unless its mail is on the way by then. */
function undoOf(message: InboxMessage, change: MessageChange): MessageChange {
  const undo: MessageChange = {};
  if ('Spam' in change) return isSpam(message) ? { Spam: true } : { Suspect: true };
  if ('Read' in change) undo.Read = message.Read;
  if ('Stage' in change) undo.Stage = message.Stage;
  if ('VisitAt' in change) undo.VisitAt = message.VisitAt;
  // The end of a lead takes its reminder.
  if ('RemindAt' in change || 'Stage' in change) undo.RemindAt = message.RemindAt;
  if ('Note' in change) undo.Note = message.Note;
  if ('Deleted' in change) undo.Deleted = message.Deleted !== null;
  return undo;
}

function textOf(change: MessageChange): string {
  const { changed, stages } = inboxText;
  if (change.Deleted) return changed.deleted;
  if (change.Stage) return changed.stage(stages[change.Stage]);
  if (change.Spam === false) return changed.notSpam;
  return 'Read' in change ? changed.read : changed.details;
}
