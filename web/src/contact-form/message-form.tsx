import { fill } from '@theni/content/text';
import type { FormField } from '@theni/contract/contact-form';
import { pages } from '@theni/contract/site-map';
import {
  type FormEvent,
  type ReactNode,
  type SubmitEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { usePageContext, useWords } from '../page-context.ts';
import { restoreTypedFields } from '../typed-fields.ts';
import { Button } from '../ui/button.tsx';
import { InputField } from '../ui/field.tsx';
import { Link } from '../ui/link.tsx';
import css from './contact-form.module.css';
import { forgetDraft, keepDraft, readDraft, restoreDraft, stamp } from './draft.ts';
import { contactMessage, fieldsTooLong } from './message.ts';
import { readOrigin } from './message-origin.ts';
import { SendResult, useSend } from './sending.tsx';

/** The number has seven digits of any script; the server looks closer. */
const PHONE_PATTERN = String.raw`(?:\P{Nd}*\p{Nd}){7,}\P{Nd}*`;

interface Options {
  /** The layout that is asked about: then a phone number or an e-mail is enough. */
  layoutSlug?: string;
  /** What the message says until the visitor writes another. */
  prefilledMessage?: string;
  /**
   * Called when the draft, if there is one, has been restored into the form.
   * @param prefill changes what the message says until the visitor writes another
   */
  onRestored?: (form: HTMLFormElement, prefill: (message: string) => void) => void;
}

interface Props extends Options {
  children: (form: ReturnType<typeof useMessageForm>) => ReactNode;
}

/**
 * What both forms share around their fields: a plain HTML form that posts by itself; with script
 * the visitor stays on the page.
 */
export function MessageForm({ children, ...options }: Props) {
  const messageForm = useMessageForm(options);
  const { form, state, attempt, onSubmit, onInput } = messageForm;
  const { language, words } = usePageContext();
  const { pathname } = useLocation();
  const { company, contact } = words;
  const text = contact.form;
  const result = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state !== 'sent' && state !== 'failed') return;
    // `scroll-padding` keeps it above the bar at the end of a phone's screen.
    result.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);

  return (
    <form
      ref={form}
      aria-label={contact.heading}
      data-live-part
      className={`stack ${css.form}`}
      method="post"
      action="/api/email"
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {children(messageForm)}
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="page" value={pathname} />
      {/* Only a program fills this field, or an autofill that ignores all these marks. */}
      <div hidden aria-hidden="true">
        <InputField
          label={text.extra}
          name="extra"
          autoComplete="off"
          tabIndex={-1}
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
        />
      </div>
      <div className={`stack ${css.foot}`}>
        {/* The law wants this said before the data are sent (Digital Personal Data Protection Act,
            2023, section 5). */}
        <div className={css.privacy}>
          <p>{fill(contact.privacy.line, { company: company.name })}</p>
          <Link to={pages.privacy.path} className="tap-target text-link">
            {contact.privacy.link}
          </Link>
        </div>
        <Button type="submit" disabled={state === 'sending'}>
          {state === 'sending' ? text.sending : text.submit}
        </Button>
        <div ref={result}>
          <SendResult state={state} attempt={attempt} />
        </div>
      </div>
    </form>
  );
}

/** Keeps the draft of a message, sends it, and says at each field what is wrong with it. */
function useMessageForm({ layoutSlug, prefilledMessage = '', onRestored }: Options) {
  const { form: text, wrong: errorTexts } = useWords().contact;
  const form = useRef<HTMLFormElement>(null);
  const { state, attempt, send } = useSend();
  /** By the name of the field: what the server found wrong, until the visitor changes it. */
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});

  const lastPrefilled = useRef('');
  useLayoutEffect(() => {
    const typed = form.current ? restoreTypedFields(form.current) : [];
    // What was typed before the script was there stays, also an emptied field.
    if (typed.includes('message')) lastPrefilled.current = prefilledMessage;
  }, [prefilledMessage]);

  /** Changes what the message says, unless the visitor has written another. */
  const prefill = useCallback((newMessage: string) => {
    const message = form.current?.querySelector('textarea');
    if (message?.value === lastPrefilled.current) message.value = newMessage;
    lastPrefilled.current = newMessage;
  }, []);
  // In the same commit as the field with the plot's number: a form may be sent right after it.
  useLayoutEffect(() => prefill(prefilledMessage), [prefill, prefilledMessage]);

  const restore = useEffectEvent((element: HTMLFormElement) => {
    restoreDraft(element, lastPrefilled.current, layoutSlug);
    onRestored?.(element, prefill);
  });
  useEffect(() => {
    if (form.current) restore(form.current);
  }, []);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    const values = new FormData(currentTarget);
    const hasNoAddress = layoutSlug && !values.get('phone') && !values.get('email');
    const wrong = hasNoAddress ? (['phone'] as const) : fieldsTooLong(values);
    if (wrong.length > 0) return showErrors(currentTarget, wrong);
    const draft = readDraft(layoutSlug);
    const message = contactMessage(values, stamp(), readOrigin());
    const { isSent, invalidFields } = await send(message, prefilledMessage);
    if (isSent) forgetDraft(draft, layoutSlug);
    showErrors(currentTarget, invalidFields);
  }

  function showErrors(element: HTMLFormElement, invalidFields: readonly FormField[]) {
    const { phoneOrEmail, ...texts } = errorTexts;
    const shownTexts = layoutSlug ? { ...texts, phone: phoneOrEmail } : texts;
    setErrors(Object.fromEntries(invalidFields.map((name) => [name, shownTexts[name]])));
    const [first] = invalidFields;
    if (first) (element.elements.namedItem(first) as HTMLElement | null)?.focus();
  }

  function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    setErrors(({ [name]: _, ...others }) => {
      const { phone: __, ...withoutPhone } = others;
      return layoutSlug && name === 'email' ? withoutPhone : others;
    });
    keepDraft(currentTarget, lastPrefilled.current, layoutSlug);
  }

  const field = (name: FormField, label: string) => ({
    name,
    label,
    error: errors[name],
    invalidMessage: errorTexts[name],
  });
  /** Props of the fields that both forms have. */
  const fields = {
    name: {
      ...field('name', text.name),
      autoComplete: 'name',
      required: true,
    },
    email: {
      ...field('email', text.email),
      type: 'email',
      autoComplete: 'email',
    },
    phone: {
      ...field('phone', text.phone),
      type: 'tel',
      autoComplete: 'tel',
      pattern: PHONE_PATTERN,
      title: errorTexts.phone,
    },
    message: {
      ...field('message', text.message),
      rows: 5,
      placeholder: text.messagePlaceholder,
      required: true,
    },
  };
  return { form, state, attempt, onSubmit, onInput, field, fields };
}
