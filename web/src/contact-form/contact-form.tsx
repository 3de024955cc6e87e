import type { ContactMessage } from '@theni/contract';
import {
  EMAIL_MAX_LENGTH,
  FORM_SERVICES,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PHONE_MAX_LENGTH,
} from '@theni/contract/limits';
import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { CheckboxField, InputField, TextAreaField } from '../ui/field.tsx';
import { useEdition } from '../words/words.ts';
import css from './contact-form.module.css';
import { forgetDraft, keepDraft, restoreDraft, stamp } from './draft.ts';
import { BOXES, readMessage } from './form-data.ts';
import { PrivacyLine } from './privacy-line.tsx';
import { SendResult } from './send-result.tsx';
import { useFieldErrors } from './use-field-errors.ts';
import { useSend } from './use-send.ts';

/** Digits and what people put between them; the server looks closer. */
const PHONE_PATTERN = String.raw`[\+\d\s\(\)\.\-]{7,${PHONE_MAX_LENGTH}}`;

/**
 * A plain HTML form that posts by itself; with the script there, it stays on the page.
 * @param posted what a post by itself has come to
 */
export function ContactForm({ posted }: { posted?: 'sent' | 'failed' | undefined }) {
  const { language, words } = useEdition();
  const { contact } = words;
  const text = contact.form;
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const { state, failure, send } = useSend();
  const { errors, note, clear, refuse } = useFieldErrors();
  const [lastSent, setLastSent] = useState<ContactMessage['formData']>();

  useEffect(() => {
    if (posted === 'sent') forgetDraft();
    else if (form.current) restoreDraft(form.current);
  }, [posted]);

  useEffect(() => {
    if (state !== 'sent' && state !== 'failed') return;
    // Above the bar at the end of a phone's screen, for which `scroll-padding` leaves room.
    result.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    const message = readMessage(new FormData(currentTarget), stamp());
    setLastSent(message.formData);
    const { received, wrong } = await send(message);
    if (received) forgetDraft();
    refuse(currentTarget, wrong);
  }

  function input(event: FormEvent<HTMLFormElement>) {
    clear(event);
    keepDraft(event.currentTarget);
  }

  return (
    <form
      ref={form}
      className={css.form}
      method="post"
      action="/api/email"
      onSubmit={submit}
      onInput={input}
      onInvalid={note}
    >
      <InputField
        label={text.name}
        error={errors.name}
        name="name"
        type="text"
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH}
        required
      />
      <InputField
        label={text.email}
        error={errors.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
        required
      />
      <InputField
        label={text.phone}
        hint={text.phoneHint}
        error={errors.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        pattern={PHONE_PATTERN}
        title={contact.wrong.phone}
      />
      <TextAreaField
        label={text.message}
        error={errors.message}
        name="message"
        rows={5}
        placeholder={text.messagePlaceholder}
        maxLength={MESSAGE_MAX_LENGTH}
        required
      />
      <fieldset className={css.services}>
        <legend>
          {text.services} <span className={css.optional}>{text.optional}</span>
        </legend>
        {BOXES.map((name) => (
          <CheckboxField
            key={name}
            name={name}
            value={FORM_SERVICES[name]}
            label={text.boxes[name]}
          />
        ))}
      </fieldset>
      <input type="hidden" name="language" value={language} />
      {/* What fills it is a program, or autofill against all these marks. */}
      <div hidden aria-hidden="true">
        <InputField
          label={text.trap}
          name="extra"
          type="text"
          autoComplete="off"
          tabIndex={-1}
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
        />
      </div>
      <div className={css.foot}>
        <PrivacyLine />
        <Button type="submit" disabled={state === 'sending'}>
          {state === 'sending' ? text.sending : text.submit}
        </Button>
        <div ref={result}>
          <SendResult state={state} failure={failure} data={lastSent} />
        </div>
      </div>
    </form>
  );
}
