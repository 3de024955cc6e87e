import type { SubmitEvent } from 'react';
import { contact, serviceChoices } from '../../content/contact.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField, InputField, TextAreaField } from '../../ui/field.tsx';
import css from './contact-form.module.css';
import { type SendState, useSend } from './use-send.ts';

const text = contact.form;

/** A plain HTML form that posts by itself; with the script there, it stays on the page. */
export function ContactForm({ outcome = 'idle' }: { outcome?: SendState }) {
  const { state, send } = useSend(outcome);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    send(new FormData(event.currentTarget));
  }

  return (
    <form className={css.form} method="post" action="/api/email" onSubmit={submit}>
      <InputField label={text.name} name="name" type="text" autoComplete="name" required />
      <InputField label={text.email} name="email" type="email" autoComplete="email" required />
      <TextAreaField
        label={text.message}
        name="message"
        rows={5}
        placeholder={text.messagePlaceholder}
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
      <div className={css.foot}>
        <Button type="submit" disabled={state === 'sending'}>
          {state === 'sending' ? text.sending : text.submit}
        </Button>
        <Banner
          kind={state === 'sent' ? 'good' : 'bad'}
          text={state === 'sent' ? contact.sent : state === 'failed' ? contact.failed : undefined}
        />
      </div>
    </form>
  );
}
