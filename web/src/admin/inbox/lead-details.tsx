import type { InboxMessage, MessageChange } from '@theni/contract';
import { NOTE_MAX_LENGTH } from '@theni/contract/limits';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { InputField, TextAreaField } from '../../ui/field.tsx';
import { inboxText } from './inbox-words.ts';
import css from './message-card.module.css';

const text = inboxText.details;

/** The day of a site visit, the day of a reminder, and the admin's own note. */
export function LeadDetails({
  message,
  onChange,
}: {
  message: InboxMessage;
  onChange: (change: MessageChange) => void;
}) {
  const { VisitAt, RemindAt, Note } = message;
  const form = useRef<HTMLFormElement>(null);

  // What an undo has brought back, in the fields that are there: they keep the focus.
  useEffect(() => {
    for (const [name, value] of Object.entries({ visit: VisitAt, remind: RemindAt, note: Note })) {
      const control = form.current?.elements.namedItem(name);
      if (control) Object.assign(control, { value: value ?? '' });
    }
  }, [VisitAt, RemindAt, Note]);

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const typed = (name: string) => String(fields.get(name) ?? '').trim() || null;
    onChange({ VisitAt: typed('visit'), RemindAt: typed('remind'), Note: typed('note') });
  }

  return (
    <form ref={form} className={css.details} onSubmit={save}>
      <InputField label={text.visit} name="visit" type="date" defaultValue={VisitAt ?? ''} />
      <InputField label={text.remind} name="remind" type="date" defaultValue={RemindAt ?? ''} />
      <div className={css.note}>
        <TextAreaField
          label={text.note}
          name="note"
          rows={2}
          maxLength={NOTE_MAX_LENGTH}
          defaultValue={Note ?? ''}
        />
      </div>
      <Button type="submit" look="outline">
        {text.save}
      </Button>
    </form>
  );
}
