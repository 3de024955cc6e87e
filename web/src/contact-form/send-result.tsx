import type { Words } from '@theni/content';
import { fill } from '@theni/content/fill';
import { mainPhone, telephoneLink, useChatLink } from '../contact-links.ts';
import { useWords } from '../page-context.ts';
import { Banner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';
import css from './contact-form.module.css';
import { messageChat } from './message-chat.ts';
import type { PostResult } from './use-message-form.ts';
import { type Attempt, type SendState, useSendState } from './use-send.ts';

interface Props {
  state: SendState;
  attempt: Attempt | undefined;
}

/**
 * Says by a banner what sending came to, then what happens next, or other ways for as long as it
 * has failed. A screen reader hears both.
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
function OtherWays({ formData, waitMinutes }: Attempt) {
  const words = useWords();
  const { company, contact, frame } = words;
  const chatLinkTo = useChatLink();
  const text = contact.otherWays;
  const phone = mainPhone(company);
  const chat = formData ? messageChat(formData, words) : chatLinkTo(company.whatsapp);

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
