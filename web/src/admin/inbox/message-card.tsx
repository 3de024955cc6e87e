import type { InboxMessage, MessageChange } from '@theni/contract';
import { useId } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useWords } from '../../words/words.ts';
import { answerLinks } from './answer-links.ts';
import { isSpam } from './find-messages.ts';
import { inboxText } from './inbox-words.ts';
import css from './message-card.module.css';

interface Props {
  message: InboxMessage;
  open: boolean;
  busy: boolean;
  onToggle: () => void;
  onChange: (change: MessageChange) => void;
  onDelete: () => void;
}

/** One message: a line to press, and all of it once it is open. */
export function MessageCard({ message, open, onToggle, ...actions }: Props) {
  const id = useId();
  return (
    <li className={classNames(css.card, !message.Read && css.unread)}>
      <h3 className={css.heading}>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
          <span className={css.name}>
            {!message.Read && <span className={css.mark}>{inboxText.unread}</span>}
            {message.Name}
          </span>
          <Received at={message.CreatedAt} />
          <span className={css.preview}>{message.Message}</span>
          <span className={css.marks}>
            {message.Language === 'ta' && <span>{inboxText.tamil}</span>}
            <span className={css[message.State]}>{inboxText.states[message.State]}</span>
            {message.Suspect && !isSpam(message) && <span>{inboxText.suspect}</span>}
            {message.Handled && <span className={css.handled}>{inboxText.handled}</span>}
          </span>
        </button>
      </h3>
      <div id={id} className={css.body} hidden={!open}>
        {open && <Opened message={message} {...actions} />}
      </div>
    </li>
  );
}

function Opened({ message, ...actions }: Omit<Props, 'open' | 'onToggle'>) {
  const services = Object.values(message.Services).filter((service) => service !== '');
  const { State, Attempts, LastError } = message;
  return (
    <>
      <p className={css.message}>{message.Message}</p>
      <p className={css.facts}>
        {inboxText.services}: {services.join(', ')}
        <br />
        {message.Email}
        {message.Phone && (
          <>
            <br />
            {message.Phone}
          </>
        )}
      </p>
      {LastError && State !== 'sent' && (
        <p className={css.facts}>{inboxText.attempts(Attempts, LastError)}</p>
      )}
      <MessageActions message={message} {...actions} />
    </>
  );
}

/** What the admin does with an open message. */
function MessageActions({ message, busy, onChange, onDelete }: Omit<Props, 'open' | 'onToggle'>) {
  const { mail, call, whatsapp } = answerLinks(message, useWords().company.name);
  return (
    <div className={css.actions}>
      <ButtonLink to={mail} icon="mail">
        {inboxText.answer.mail}
      </ButtonLink>
      {call && (
        <ButtonLink to={call} look="outline" icon="phone">
          {inboxText.answer.call}
        </ButtonLink>
      )}
      {whatsapp && (
        <ButtonLink to={whatsapp} look="chat" icon="chat">
          {inboxText.answer.whatsapp}
        </ButtonLink>
      )}
      {(isSpam(message) || message.Suspect) && (
        <Button look="outline" disabled={busy} onClick={() => onChange({ Spam: false })}>
          {inboxText.notSpam}
        </Button>
      )}
      {!isSpam(message) && (
        <Button
          look="outline"
          disabled={busy}
          onClick={() => onChange({ Handled: !message.Handled })}
        >
          {message.Handled ? inboxText.markOpen : inboxText.markHandled}
        </Button>
      )}
      <Button look="outline" disabled={busy} onClick={() => onChange({ Read: false })}>
        {inboxText.markUnread}
      </Button>
      <Button look="outline" onClick={onDelete}>
        {inboxText.delete}
      </Button>
    </div>
  );
}

function Received({ at }: { at: string }) {
  const shown = new Date(at).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={at} className={css.time}>
      {shown}
    </time>
  );
}
