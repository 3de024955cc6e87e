import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { contact, serviceChoices } from '../../content/contact.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField, InputField, TextAreaField } from '../../ui/field.tsx';
import css from './contact-form.module.css';
import { forgetDraft, keepDraft, restoreDraft, stamp } from './draft.ts';
import { readMessage } from './form-data.ts';
import { OtherWays } from './other-ways.tsx';
import { PrivacyLine } from './privacy-line.tsx';
import type { ContactData } from './send-message.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { type SendState, useSend } from './use-send.ts';

const text = contact.form;

/** Digits and what people put between them; the server looks closer. */
const PHONE_PATTERN = String.raw`[\+\d\s\(\)\.\-]{7,32}`;

/** A plain HTML form that posts by itself; with the script there, it stays on the page. */
export function ContactForm({ outcome = 'idle' }: { outcome?: SendState }) {
  const form = useRef<HTMLFormElement>(null);
  const { state, refusal, send } = useSend(outcome);
  const { errors, note, clear, refuse } = useFieldErrors();
  const [lastSent, setLastSent] = useState<ContactData>();

  useEffect(() => {
    if (outcome === 'sent') forgetDraft();
    else if (form.current) restoreDraft(form.current);
  }, [outcome]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    const message = readMessage(new FormData(currentTarget), stamp());
    setLastSent(message.formData);
    const { received, fields } = await send(message);
    if (received) forgetDraft();
    refuse(currentTarget, fields);
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
        maxLength={100}
        required
      />
      <InputField
        label={text.email}
        error={errors.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
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
        maxLength={5000}
        required
      />
      <fieldset className={css.services}>
        <legend>
          {text.services} <span className={css.optional}>{text.optional}</span>
        </legend>
        {Object.entries(serviceChoices).map(([name, value]) => (
          <CheckboxField key={name} name={name} value={value} label={value} />
        ))}
      </fieldset>
      <div hidden>
        <InputField label={text.trap} name="website" type="text" autoComplete="off" tabIndex={-1} />
      </div>
      <div className={css.foot}>
        <PrivacyLine />
        <Button type="submit" disabled={state === 'sending'}>
          {state === 'sending' ? text.sending : text.submit}
        </Button>
        <Banner
          kind={state === 'sent' ? 'good' : 'bad'}
          text={state === 'sent' ? contact.sent : state === 'failed' ? contact.failed : undefined}
        />
        {refusal && state !== 'sending' && <OtherWays data={lastSent} {...refusal} />}
      </div>
    </form>
  );
}
