import type { InboxMessage, MessageChange } from '@theni/contract';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { focusNotice, isFocusFree, notify } from '../ui/notice.ts';
import { adminText } from '../words.ts';
import { isSpam } from './filters.ts';
import type { Outcome } from './inbox-queries.ts';
import { inboxText } from './inbox-words.ts';
import { detailsChange, detailsOf, keepTyped, keptTyped } from './lead-details.tsx';
import css from './message-card.module.css';
import { MessageCard } from './message-card.tsx';

/** A message in its place, which it keeps until the list is loaded anew: it comes back there when a change is taken back. */
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
  /** Details of the lead that are not saved yet. */
  const [typed, setTyped] = useState(() => keptTyped(message));
  useEffect(() => keepTyped(message, typed), [message, typed]);
  const row = useRef<HTMLLIElement>(null);
  const shown = useRef({ isHere, message });

  // What had the focus went with the change; the next thing in the same place gets it, or else what says what was done.
  useLayoutEffect(() => {
    const { current: before } = shown;
    shown.current = { isHere, message };
    if (before.message === message || !isFocusFree()) return;
    const next = before.isHere !== isHere && row.current?.querySelector<HTMLElement>(FOCUSABLE);
    if (next) next.focus();
    else focusNotice();
  }, [isHere, message]);

  function change(wanted: MessageChange, freePlot?: () => Promise<unknown>) {
    // The stage is often pressed before "Save": what is typed goes with it.
    const unsaved = detailsChange(typed, message);
    const sent = 'Stage' in wanted ? { ...unsaved, ...wanted } : wanted;
    const undo = undoOf(message, sent);
    const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    const back = () => {
      const button = (row.current ?? next)?.querySelector('button');
      (button ?? document.getElementById('inbox-heading'))?.focus({ preventScroll: true });
    };
    onChange(message, sent, (outcome) => {
      if (outcome === 'failed') return;
      if (Object.keys(unsaved).every((name) => name in sent)) {
        keepTyped(message, {});
        // What has been typed since is still to be saved.
        setTyped((now) => (now === typed ? {} : now));
      }
      say(textOf(wanted), undo, back, freePlot);
    });
  }

  function say(
    text: string,
    undo: MessageChange,
    back: () => void,
    freePlot?: () => Promise<unknown>,
  ) {
    const label = inboxText.undoOf(message.Name);
    const act = async () => {
      try {
        await freePlot?.();
      } catch {
        say(inboxText.booking.notFreed, undo, back, freePlot);
        return;
      }
      takeBack(undo, back);
    };
    notify({ text: `${message.Name}: ${text}`, undo: { label, act }, back });
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

  function takeBack(undo: MessageChange, back: () => void) {
    onChange(shown.current.message, undo, (outcome) => {
      if (outcome === 'failed') say(inboxText.failed, undo, back);
      else if (outcome === 'changed') notify({ text: adminText.frame.undone, back });
      else notify({ text: `${message.Name}: ${inboxText.changed.tooLate}`, back });
    });
  }

  if (!hasPlace(message, isHere)) return null;
  return (
    <li ref={row} className={css.row}>
      {isHere ? (
        <MessageCard
          message={message}
          open={open}
          details={{ ...detailsOf(message), ...typed }}
          onType={(more) => setTyped((now) => ({ ...now, ...more }))}
          onSave={() => {
            if (!saveTyped.current())
              notify({ text: `${message.Name}: ${inboxText.changed.details}` });
          }}
          onToggle={() => onToggle(message, !open)}
          onChange={change}
          onForget={() => onForget(message)}
        />
      ) : (
        <VisitDay name={message.Name} onChosen={(VisitAt) => change({ VisitAt })} />
      )}
    </li>
  );
});

const FOCUSABLE = 'button, input';

/** @param isHere whether it is one of those that the list shows; a visit without a day waits for that */
export function hasPlace({ Stage, VisitAt, Deleted }: InboxMessage, isHere: boolean): boolean {
  return isHere || (Stage === 'visit' && !VisitAt && !Deleted);
}

/** A lead that has become a visit is in the list no more, and its day is known now. */
function VisitDay({ name, onChosen }: { name: string; onChosen: (day: string) => void }) {
  const [day, setDay] = useState('');
  return (
    <form
      className={css.visitDay}
      onSubmit={(event) => {
        event.preventDefault();
        onChosen(day);
      }}
    >
      <p>{name}</p>
      <InputField
        label={inboxText.details.visit}
        wrong={inboxText.details.wrongDay}
        type="date"
        required
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <Button type="submit" variant="outline">
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
