import type { InboxMessage, MessageChange } from '@theni/contract';
import { NOTE_MAX_LENGTH } from '@theni/contract/limits';
import { Button } from '../../ui/button.tsx';
import { InputField, TextAreaField } from '../../ui/field.tsx';
import { inboxText } from './inbox-words.ts';
import css from './message-card.module.css';

const text = inboxText.details;

/** As they stand in the fields; '' for none. */
export type Details = Record<'VisitAt' | 'RemindAt' | 'Note', string>;

export function detailsOf({ VisitAt, RemindAt, Note }: InboxMessage): Details {
  return { VisitAt: VisitAt ?? '', RemindAt: RemindAt ?? '', Note: Note ?? '' };
}

export function detailsChange({ VisitAt, RemindAt, Note }: Details): MessageChange {
  return { VisitAt: VisitAt || null, RemindAt: RemindAt || null, Note: Note.trim() || null };
}

/** The day of a site visit, the day of a reminder, and the admin's own note. */
export function LeadDetails({
  details,
  onType,
  onSave,
}: {
  details: Details;
  onType: (details: Details) => void;
  onSave: () => void;
}) {
  const field = (name: keyof Details) => ({
    value: details[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onType({ ...details, [name]: currentTarget.value }),
  });
  return (
    <form
      className={css.details}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <InputField label={text.visit} wrong={text.wrongDay} type="date" {...field('VisitAt')} />
      <InputField label={text.remind} wrong={text.wrongDay} type="date" {...field('RemindAt')} />
      <div className={css.note}>
        <TextAreaField label={text.note} rows={2} maxLength={NOTE_MAX_LENGTH} {...field('Note')} />
      </div>
      <Button type="submit" look="outline">
        {text.save}
      </Button>
    </form>
  );
}
