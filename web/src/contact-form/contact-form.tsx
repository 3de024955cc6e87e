import { fill } from '@theni/content/fill';
import {
  EMAIL_MAX_LENGTH,
  FORM_SERVICE_NAMES,
  FORM_SERVICES,
  type FormField,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PHONE_MAX_LENGTH,
} from '@theni/contract/limits';
import { PLOT_NUMBER_MAX_LENGTH } from '@theni/contract/plots';
import { daysToCome } from '@theni/contract/times';
import {
  type ComponentProps,
  type FormEvent,
  type SubmitEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { usePageContext, useWords } from '../page-context.ts';
import { pages } from '../pages.ts';
import { restoreTypedFields } from '../served-page.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { CheckboxField, InputField, TextAreaField } from '../ui/field.tsx';
import { Link } from '../ui/link.tsx';
import css from './contact-form.module.css';
import { forgetDraft, keepDraft, restoreDraft, stamp } from './draft.ts';
import { readContactData, readMessage } from './form-data.ts';
import { readOrigin } from './message-origin.ts';
import { messageChat, SendResult } from './send-result.tsx';
import { useSend } from './use-send.ts';

/** Seven digits of any script; the server looks closer. */
const PHONE_PATTERN = String.raw`(?:\P{Nd}*\p{Nd}){7,}\P{Nd}*`;

/** A layout that the visitor asks about. */
export interface About {
  /** Its slug. */
  layout: string;
  /** The number of a plot, or ''. */
  plot: string;
  /** What the message says until he writes another. */
  message: string;
  plotLabel: string | undefined;
  onPlot: (plot: string) => void;
}

interface Props {
  /** What a post by itself has come to. */
  posted?: 'sent' | 'failed' | undefined;
  about?: About;
}

/** A plain HTML form that posts by itself; with the script there, it stays on the page. */
export function ContactForm({ posted, about }: Props) {
  const { language, words } = usePageContext();
  const { pathname } = useLocation();
  const { company, contact } = words;
  const text = contact.form;
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const { state, attempt, send } = useSend();
  /** What the server found wrong, until that is changed. */
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const field = (name: FormField) => ({ name, error: errors[name], wrong: contact.wrong[name] });

  useLayoutEffect(() => {
    if (form.current) restoreTypedFields(form.current);
  }, []);

  const restore = useEffectEvent((restored: HTMLFormElement) => {
    restoreDraft(restored, about?.layout);
    const plot = new FormData(restored).get('plot');
    // The plot of the address is the one that the visitor looks at.
    if (plot && !new URLSearchParams(location.search).has('plot'))
      startTransition(() => about?.onPlot(String(plot)));
  });
  useEffect(() => {
    if (posted === 'sent') forgetDraft();
    else if (form.current) restore(form.current);
  }, [posted]);

  const question = about?.message ?? '';
  /** What the message said by itself: it changes with the plot until the visitor writes another. */
  const notice = useRef(question);
  useEffect(() => {
    const message = form.current?.querySelector('textarea');
    if (message?.value === notice.current) message.value = question;
    notice.current = question;
  }, [question]);

  useEffect(() => {
    if (state !== 'sent' && state !== 'failed') return;
    // Above the bar at the end of a phone's screen, for which `scroll-padding` leaves room.
    result.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    const data = new FormData(currentTarget);
    if (about && !data.get('phone') && !data.get('email'))
      return showErrors(currentTarget, ['phone']);
    const { isStored, wrong } = await send(readMessage(data, stamp(), readOrigin()));
    if (isStored) forgetDraft(about?.layout);
    showErrors(currentTarget, wrong);
  }

  function showErrors(shown: HTMLFormElement, wrong: FormField[]) {
    const { phoneOrEmail, ...texts } = contact.wrong;
    const said = about ? { ...texts, phone: phoneOrEmail } : texts;
    setErrors(Object.fromEntries(wrong.map((name) => [name, said[name]])));
    const [first] = wrong;
    if (first) (shown.elements.namedItem(first) as HTMLElement | null)?.focus();
  }

  function input({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    setErrors(({ [name]: _, ...others }) => {
      const { phone: __, ...withoutPhone } = others;
      // Of a question about a layout an address is enough.
      return about && name === 'email' ? withoutPhone : others;
    });
    keepDraft(currentTarget, notice.current, about?.layout);
  }

  const emailField = (
    <InputField
      {...field('email')}
      {...(!about && { otherWay: () => form.current && <NoEmail form={form.current} /> })}
      label={text.email}
      type="email"
      autoComplete="email"
      maxLength={EMAIL_MAX_LENGTH}
      required={!about}
    />
  );
  const phoneField = (
    <InputField
      {...field('phone')}
      label={text.phone}
      hint={about ? text.phoneOrEmail : text.phoneHint}
      type="tel"
      autoComplete="tel"
      maxLength={PHONE_MAX_LENGTH}
      pattern={PHONE_PATTERN}
      title={contact.wrong.phone}
    />
  );

  return (
    <form
      ref={form}
      data-live-part
      className={`stack ${css.form}`}
      method="post"
      action="/api/email"
      onSubmit={submit}
      onInput={input}
    >
      <InputField
        {...field('name')}
        label={text.name}
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH}
        required
      />
      {about ? (
        <>
          {phoneField}
          {emailField}
        </>
      ) : (
        <>
          {emailField}
          {phoneField}
        </>
      )}
      {about && <input type="hidden" name="layout" value={about.layout} />}
      {about?.plotLabel && (
        <InputField
          label={about.plotLabel}
          name="plot"
          autoComplete="off"
          maxLength={PLOT_NUMBER_MAX_LENGTH}
          value={about.plot}
          onChange={(event) => about.onPlot(event.currentTarget.value)}
        />
      )}
      <TextAreaField
        {...field('message')}
        label={text.message}
        rows={5}
        placeholder={text.messagePlaceholder}
        defaultValue={question}
        maxLength={MESSAGE_MAX_LENGTH}
        required
      />
      {about ? (
        <>
          <input type="hidden" name="plots" value={FORM_SERVICES.plots} />
          <DayField {...field('comeOn')} />
        </>
      ) : (
        <fieldset className={css.services}>
          <legend>
            {text.services} <span className={css.optional}>{text.optional}</span>
          </legend>
          {FORM_SERVICE_NAMES.map((name) => (
            <CheckboxField
              key={name}
              name={name}
              value={FORM_SERVICES[name]}
              label={text.boxes[name]}
            />
          ))}
        </fieldset>
      )}
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="page" value={pathname} />
      {/* What fills it is a program, or autofill against all these marks. */}
      <div hidden aria-hidden="true">
        <InputField
          label={text.trap}
          name="extra"
          autoComplete="off"
          tabIndex={-1}
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
        />
      </div>
      <div className={`stack ${css.foot}`}>
        {/* Who gets the data and for what, before they are sent (Digital Personal Data Protection Act, 2023, section 5). */}
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

function NoEmail({ form }: { form: HTMLFormElement }) {
  const words = useWords();
  const chat = messageChat(readContactData(new FormData(form)), words);
  return (
    <p className={css.noEmail}>
      <ButtonLink to={chat} variant="chat" icon="chat">
        {words.contact.noEmail}
      </ButtonLink>
    </p>
  );
}

function DayField(field: Pick<ComponentProps<typeof InputField>, 'name' | 'error' | 'wrong'>) {
  const { form } = useWords().contact;
  /** Of the visitor's day, not of that on which the page was made. */
  const [days, setDays] = useState<ReturnType<typeof daysToCome>>();
  useEffect(() => setDays(daysToCome(new Date())), []);
  return (
    <InputField
      {...field}
      label={form.comeOn}
      hint={form.comeOnHint}
      type="date"
      min={days?.first}
      max={days?.last}
    />
  );
}
