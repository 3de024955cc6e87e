import type { InboxMessage, MessageChange } from '@theni/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
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
export function MessageRow({
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
  onToggle: () => void;
  onChange: (change: MessageChange, onChanged: () => void) => void;
  onForget: () => void;
}) {
  const [done, setDone] = useState<Done>();
  const row = useRef<HTMLLIElement>(null);
  const wasHere = useRef(isHere);

  // What had the focus went with the change; the next thing to press in the same place gets it.
  useLayoutEffect(() => {
    if (wasHere.current === isHere) return;
    wasHere.current = isHere;
    if (document.activeElement === document.body) row.current?.querySelector('button')?.focus();
  }, [isHere]);

  function change(wanted: MessageChange) {
    const undo = undoOf(message, wanted);
    onChange(wanted, () => setDone({ text: textOf(wanted), undo }));
  }

  const status = (
    <p role="status" className={css.done}>
      {done && (isHere ? done.text : `${message.Name}: ${done.text}`)}{' '}
      {done?.undo && (
        <Button
          look="outline"
          aria-label={inboxText.undoOf(message.Name)}
          onClick={() => {
            const { undo } = done;
            if (undo)
              onChange(undo, () => setDone({ text: inboxText.changed.undone, undo: undefined }));
          }}
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
          onToggle={onToggle}
          onChange={change}
          onForget={onForget}
        />
      ) : (
        status
      )}
    </li>
  );
}

/** The same fields as they were. That something is no spam cannot be taken back: its mail may be on its way. */
function undoOf(message: InboxMessage, change: MessageChange): MessageChange | undefined {
  if ('Spam' in change) return undefined;
  const undo: MessageChange = {};
  if ('Read' in change) undo.Read = message.Read;
  if ('Stage' in change) undo.Stage = message.Stage;
  if ('VisitAt' in change) undo.VisitAt = message.VisitAt;
  if ('RemindAt' in change) undo.RemindAt = message.RemindAt;
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
