import type { InboxMessage, MessageChange } from '@theni/contract';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { isSpam } from './filters.ts';
import type { Outcome } from './inbox-queries.ts';
import { inboxText } from './inbox-words.ts';
import { detailsChange, detailsOf, keepTyped, keptTyped } from './lead-details.tsx';
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
  /** Details of the lead that are not saved yet. */
  const [typed, setTyped] = useState(() => keptTyped(message));
  useEffect(() => keepTyped(message, typed), [message, typed]);
  const row = useRef<HTMLLIElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const shown = useRef({ isHere, done, message });

  // What had the focus went with the change; the next thing in the same place gets it.
  useLayoutEffect(() => {
    const { current: before } = shown;
    shown.current = { isHere, done, message };
    const isChanged = before.done !== done || (done && before.message !== message);
    const hasMoved = before.isHere !== isHere;
    if ((!isChanged && !hasMoved) || document.activeElement !== document.body) return;
    const next = hasMoved ? row.current?.querySelector('button') : undefined;
    (next ?? said.current)?.focus();
  }, [isHere, done, message]);

  function change(wanted: MessageChange) {
    // The stage is often pressed before "Save": what is typed goes with it.
    const unsaved = detailsChange(typed, message);
    const sent = 'Stage' in wanted ? { ...unsaved, ...wanted } : wanted;
    const undo = undoOf(message, sent);
    onChange(message, sent, () => {
      if (Object.keys(unsaved).every((name) => name in sent)) {
        keepTyped(message, {});
        // What has been typed since is still to be saved.
        setTyped((now) => (now === typed ? {} : now));
      }
      setDone({ text: textOf(wanted), undo });
    });
  }

  /** @returns whether there was anything to save */
  const saveTyped = useRef((): boolean => false);
  saveTyped.current = () => {
    const unsaved = detailsChange(typed, message);
    const isUnsaved = !message.Deleted && Object.keys(unsaved).length > 0;
    if (isUnsaved) change(unsaved);
    return isUnsaved;
  };
  // A card that is closed, or leaves the page, takes nothing with it.
  useEffect(() => {
    if (!open) saveTyped.current();
  }, [open]);
  useEffect(() => () => void saveTyped.current(), []);

  function takeBack(undo: MessageChange) {
    const { undone, tooLate } = inboxText.changed;
    onChange(message, undo, (outcome) =>
      setDone({ text: outcome === 'changed' ? undone : tooLate, undo: undefined }),
    );
  }

  const status = (
    <p ref={said} role="status" className={css.done} tabIndex={-1}>
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
          details={{ ...detailsOf(message), ...typed }}
          onType={(more) => setTyped((now) => ({ ...now, ...more }))}
          onSave={() => {
            if (!saveTyped.current()) setDone({ text: inboxText.changed.details, undo: undefined });
          }}
          onToggle={() => onToggle(message, !open)}
          onChange={change}
          onForget={() => onForget(message)}
        />
      ) : (
        <>
          {status}
          {isVisitWithoutDay(message) && <VisitDay onChosen={(VisitAt) => change({ VisitAt })} />}
        </>
      )}
    </li>
  );
});

function isVisitWithoutDay({ Stage, VisitAt, Deleted }: InboxMessage): boolean {
  return Stage === 'visit' && !VisitAt && !Deleted;
}

/** A lead that has become a visit is in the list no more, and its day is known now. */
function VisitDay({ onChosen }: { onChosen: (day: string) => void }) {
  const [day, setDay] = useState('');
  return (
    <form
      className={css.visitDay}
      onSubmit={(event) => {
        event.preventDefault();
        onChosen(day);
      }}
    >
      <InputField
        label={inboxText.details.visit}
        wrong={inboxText.details.wrongDay}
        type="date"
        required
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <Button type="submit" look="outline">
        {inboxText.details.save}
      </Button>
    </form>
  );
}

/** The same fields as they were. What was held back as spam is held back again, unless its mail is on the way by then. */
function undoOf(message: InboxMessage, change: MessageChange): MessageChange {
  const undo: MessageChange = {};
  if ('Spam' in change) return isSpam(message) ? { Spam: true } : { Suspect: true };
  if ('Read' in change) undo.Read = message.Read;
  // The day of a visit sets the stage.
  if ('Stage' in change || change.VisitAt) undo.Stage = message.Stage;
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
