import type { Words } from '@theni/content';
import { fill } from '@theni/content/fill';
import type { ContactMessage } from '@theni/contract';
import { FORM_SERVICE_NAMES, FORM_SERVICES } from '@theni/contract/limits';
import { chatLink, mainPhone, telephoneLink, useGreeting } from '../contact-links.ts';
import { useWords } from '../page-context.ts';
import { Banner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';
import css from './contact-form.module.css';
import type { PostResult } from './use-form.ts';
import { type Attempt, type SendState, useSendState } from './use-send.ts';

interface Props {
  state: SendState;
  attempt: Attempt | undefined;
}

/**
 * What sending came to: a banner, what happens next, and other ways for as long as it has failed. A
 * screen reader hears of both.
 */
export function SendResult({ state, attempt }: Props) {
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

/** Offers the text of a message that could not be sent by WhatsApp, or a call. */
function OtherWays({ data, waitMinutes }: Attempt) {
  const words = useWords();
  const { company, contact, frame } = words;
  const greeting = useGreeting();
  const text = contact.otherWays;
  const phone = mainPhone(company);
  const chat = data ? messageChat(data, words) : greeting(company.whatsapp);

  return (
    <div className={`stack ${css.other}`}>
      {waitMinutes && <p>{waitText(contact.tooMany, waitMinutes)}</p>}
      <p>{data ? text.kept : text.lead}</p>
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

/** From an hour and a half on nobody counts minutes. */
const MINUTES_MAX = 90;

function waitText(text: Words['contact']['tooMany'], minutes: number): string {
  if (minutes > MINUTES_MAX) return fill(text.hours, { hours: Math.ceil(minutes / 60) });
  return minutes === 1 ? text.minute : fill(text.minutes, { minutes });
}

export function messageChat(data: ContactMessage['formData'], { company, contact }: Words): string {
  const { name, message, services } = data;
  const boxes = FORM_SERVICE_NAMES.filter((box) => services[box] === FORM_SERVICES[box]);
  const labels = boxes.map((box) => contact.form.boxes[box]);
  const about = labels.join(', ') || contact.whatsappMessage.generalPurpose;
  const lines = [name && fill(contact.whatsappMessage.intro, { name }), about, message];
  return chatLink(company.whatsapp, shorten(lines.filter(Boolean).join('\n')));
}

/** Servers commonly take addresses of 8,000 characters; a Tamil letter is nine of them. */
const MAX_ADDRESS_LENGTH = 7000;

function shorten(typed: string): string {
  let letters = Array.from(typed);
  while (encodeURIComponent(letters.join('')).length > MAX_ADDRESS_LENGTH) {
    letters = [...letters.slice(0, -100), '…'];
  }
  return letters.join('');
}

/** At the top of the page where a browser without script lands after it has posted the form. */
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
