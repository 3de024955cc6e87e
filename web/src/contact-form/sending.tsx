import type { Words } from '@theni/content';
import { fill } from '@theni/content/text';
import type { ContactMessage } from '@theni/contract';
import { FORM_FIELDS, type FormField } from '@theni/contract/contact-form';
import { useEffect, useState } from 'react';
import { ApiError, request } from '../api.ts';
import { useWords } from '../page-context.ts';
import { Banner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { mainPhone, telephoneLink, useChatLink } from '../ui/contact-links.tsx';
import { withTimeout } from '../with-timeout.ts';
import css from './contact-form.module.css';
import { messageChat } from './message.ts';

type SendState = 'idle' | 'sending' | 'sent' | 'failed';

/** What became of a form that a browser without script has posted. */
export type PostResult = 'sent' | 'failed';

/** What the last attempt came to, until the next one. */
interface Attempt {
  isSent: boolean;
  /** Unknown where a browser without script lands: the page before has its text. */
  formData?: ContactMessage['formData'];
  /** Names the layout or plot that was asked about. */
  question?: string;
  /** When to try again, where too many messages have come: the visitor is not at fault. */
  waitMinutes?: number | undefined;
}

/** Specification §9. */
const BANNER_MS = 5000;
/** The server answers within seconds; a message without an answer after this time has failed. */
const TIMEOUT_MS = 30_000;
const TOO_MANY = 429;

/** The banner of `sent` or `failed` goes after five seconds (specification §4). */
function useSendState(initial: SendState) {
  const [state, setState] = useState(initial);
  useEffect(() => {
    if (state !== 'sent' && state !== 'failed') return;
    const timer = setTimeout(() => setState('idle'), BANNER_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return [state, setState] as const;
}

/** Sends a message: idle → sending → sent or failed (specification §4). */
export function useSend() {
  const [state, setState] = useSendState('idle');
  const [attempt, setAttempt] = useState<Attempt>();

  /**
   * @param question names the layout or plot that the message is about, or is ''
   * @returns the fields that the server finds wrong: each says so itself, and no banner does
   */
  async function send(
    message: ContactMessage,
    question: string,
  ): Promise<{ isSent: boolean; invalidFields: FormField[] }> {
    setState('sending');
    setAttempt(undefined);
    try {
      await sendMessage(message);
      setState('sent');
      setAttempt({ isSent: true });
      return { isSent: true, invalidFields: [] };
    } catch (error) {
      console.error(error);
      const invalidFields = invalidFieldsOf(error);
      setState(invalidFields.length > 0 ? 'idle' : 'failed');
      const { formData } = message;
      if (invalidFields.length === 0)
        setAttempt({ isSent: false, formData, question, waitMinutes: waitMinutesOf(error) });
      return { isSent: false, invalidFields };
    }
  }

  return { state, attempt, send };
}

/**
 * Safe to repeat: a message of the same `id` and text is one message.
 * @throws unless the server has stored it
 */
export async function sendMessage(message: ContactMessage): Promise<void> {
  const sent = request('/api/email', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  });
  await withTimeout(sent, TIMEOUT_MS);
}

function invalidFieldsOf(error: unknown): FormField[] {
  if (!(error instanceof ApiError)) return [];
  const named = error.paths.map((path) => path.replace('formData.', ''));
  return FORM_FIELDS.filter((field) => named.includes(field));
}

function waitMinutesOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.status !== TOO_MANY) return undefined;
  return Math.max(1, Math.ceil((error.retryAfterSeconds ?? 0) / 60));
}

interface SendResultProps {
  state: SendState;
  attempt: Attempt | undefined;
}

/**
 * Says by a banner what sending came to, then what happens next, or other ways for as long as it
 * has failed. A screen reader hears both.
 */
export function SendResult({ state, attempt }: SendResultProps) {
  const { contact } = useWords();
  return (
    <>
      <Banner
        kind={state === 'sent' ? 'good' : 'bad'}
        text={state === 'sent' || state === 'failed' ? contact[state] : undefined}
      />
      <div role="status">
        {attempt?.isSent && <p>{contact.next}</p>}
        {attempt && !attempt.isSent && <OtherWays {...attempt} />}
      </div>
    </>
  );
}

function OtherWays({ formData, question, waitMinutes }: Attempt) {
  const words = useWords();
  const { company, contact, frame } = words;
  const chatLinkTo = useChatLink();
  const text = contact.otherWays;
  const phone = mainPhone(company);
  const chat = formData ? messageChat(formData, words, question) : chatLinkTo(company.whatsapp);

  return (
    <div className={`stack ${css.other}`}>
      {waitMinutes && <p>{waitText(contact.tooMany, waitMinutes)}</p>}
      <p>{formData ? text.kept : text.intro}</p>
      <p className="row">
        <ButtonLink to={chat} variant="chat" icon="chat">
          {text.whatsapp}
        </ButtonLink>
        <ButtonLink to={telephoneLink(phone)} variant="outline" icon="phone">
          {frame.call} {phone}
        </ButtonLink>
      </p>
    </div>
  );
}

/** A longer wait is told in hours. */
const MINUTES_MAX = 90;

function waitText(text: Words['contact']['tooMany'], minutes: number): string {
  if (minutes > MINUTES_MAX) return fill(text.hours, { hours: Math.ceil(minutes / 60) });
  return minutes === 1 ? text.minute : fill(text.minutes, { minutes });
}

/** A browser without script reads this at the top of the page where it lands after posting. */
export function PostedResult({ postResult }: { postResult: PostResult }) {
  const [state] = useSendState(postResult);
  const { wrong } = useWords().contact;
  return (
    <div className={css.posted}>
      {postResult === 'failed' &&
        Object.entries(wrong).map(([field, text]) => (
          <p key={field} id={`wrong-${field}`} className={css.wrong}>
            {text}
          </p>
        ))}
      <SendResult state={state} attempt={{ isSent: postResult === 'sent' }} />
    </div>
  );
}
