import type { InboxMessage, MessageChange } from '@theni/contract';
import { inboxText } from '../../content/inbox.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { answerLinks } from './answer-links.ts';
import { isSpam } from './find-messages.ts';
import css from './message-actions.module.css';

/** What the admin does with an open message. */
export function MessageActions({
  message,
  busy,
  onChange,
  onDelete,
}: {
  message: InboxMessage;
  busy: boolean;
  onChange: (change: MessageChange) => void;
  onDelete: () => void;
}) {
  const { mail, call, whatsapp } = answerLinks(message);
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
