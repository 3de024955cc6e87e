import type { InboxMessage, MessageChange } from '@theni/contract';
import { NOTE_MAX_LENGTH } from '@theni/contract/limits';
import type { ChangeEvent } from 'react';
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

/** Only what was typed: another tab may have saved the rest since. */
export function detailsChange(typed: TypedDetails, message: InboxMessage): MessageChange {
  const stored = detailsOf(message);
  return Object.fromEntries(
    Object.entries(typed)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([name, value]) => value !== stored[name as keyof Details])
      .map(([name, value]) => [name, value || null]),
  );
}

/** What the admin has typed and not saved: it stays in this tab, a reload included. */
export type TypedDetails = Partial<Details>;

const keyOf = ({ _id }: InboxMessage) => `lead ${_id}`;

export function keepTyped(message: InboxMessage, typed: TypedDetails): void {
  if (Object.keys(typed).length === 0) sessionStorage.removeItem(keyOf(message));
  else sessionStorage.setItem(keyOf(message), JSON.stringify(typed));
}

export function keptTyped(message: InboxMessage): TypedDetails {
  return JSON.parse(sessionStorage.getItem(keyOf(message)) ?? '{}');
}

/** The day of a site visit and the admin's own note, or the day of a reminder. */
export function LeadDetails({
  shows,
  details,
  onType,
  onSave,
}: {
  shows: 'visit and note' | 'reminder';
  details: Details;
  onType: (typed: TypedDetails) => void;
  onSave: () => void;
}) {
  const field = (name: keyof Details) => ({
    value: details[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      // A date of which a part is deleted is none yet, and no wish to have none.
      if (!currentTarget.validity.badInput) onType({ [name]: currentTarget.value });
    },
  });
  return (
    <form
      className={css.details}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {shows === 'reminder' ? (
        <InputField label={text.remind} wrong={text.wrongDay} type="date" {...field('RemindAt')} />
      ) : (
        <>
          <InputField label={text.visit} wrong={text.wrongDay} type="date" {...field('VisitAt')} />
          <div className={css.note}>
            <TextAreaField
              label={text.note}
              rows={2}
              maxLength={NOTE_MAX_LENGTH}
              {...field('Note')}
            />
          </div>
        </>
      )}
      <Button type="submit" variant="outline">
        {text.save}
      </Button>
    </form>
  );
}
