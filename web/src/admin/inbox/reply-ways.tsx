import type { InboxMessage } from '@theni/contract';
import { dayOf } from '@theni/contract/times';
import { type MouseEvent, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useWords } from '../../words/words.ts';
import common from '../ui/common.module.css';
import { inboxText } from './inbox-words.ts';
import css from './message-card.module.css';
import { replyLinks, weekdayText } from './reply-links.ts';

type OnTap = (event: MouseEvent<HTMLElement>) => void;

/** The ways to respond; after a call or a chat it asks whether that was the response. */
export function ReplyWays({
  message,
  open,
  onAnswered,
  onVisit,
}: {
  message: InboxMessage;
  open: boolean;
  onAnswered: () => void;
  onVisit: (day: string) => void;
}) {
  const { mail, call, whatsapp } = replyLinks(message, useWords().companyNames);
  const [tapped, setTapped] = useState<HTMLElement>();
  const onTap: OnTap = ({ currentTarget }) =>
    setTapped(message.Stage === 'new' ? currentTarget : undefined);
  const notYet = () => {
    tapped?.focus();
    setTapped(undefined);
  };
  return (
    <div className={css.responses}>
      {open && <WishedDay message={message} onTap={onTap} onVisit={onVisit} />}
      <div className={css.actions}>
        {call && (
          <ButtonLink to={call} variant="outline" icon="phone" onClick={onTap}>
            {inboxText.response.call}
          </ButtonLink>
        )}
        {whatsapp && (
          <ButtonLink to={whatsapp} variant="chat" icon="chat" onClick={onTap}>
            {inboxText.response.whatsapp}
          </ButtonLink>
        )}
        {!call && open && (
          <ButtonLink to={mail} icon="mail">
            {inboxText.response.mail}
          </ButtonLink>
        )}
      </div>
      <div role="status" className={common.row}>
        {tapped && message.Stage === 'new' && (
          <>
            <strong>{inboxText.answered.question}</strong>
            <Button onClick={onAnswered}>{inboxText.answered.yes}</Button>
            <Button variant="outline" onClick={notYet}>
              {inboxText.answered.no}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** The day on which the visitor would like to come, until it is over; nothing is booked by itself. */
function WishedDay({
  message,
  onTap,
  onVisit,
}: {
  message: InboxMessage;
  onTap: OnTap;
  onVisit: (day: string) => void;
}) {
  const { ComeOn, VisitAt } = message;
  const { whatsapp, confirm } = replyLinks(message, useWords().companyNames);
  if (!ComeOn || !confirm || ComeOn < dayOf(new Date())) return null;
  return (
    <div className={css.wish}>
      <p>
        <strong>{inboxText.wish.comes(weekdayText(ComeOn, 'en'))}</strong>
        {!VisitAt && <> {inboxText.wish.hint}</>}
      </p>
      <div className={css.actions}>
        <ButtonLink to={confirm} variant="chat" icon={whatsapp ? 'chat' : 'mail'} onClick={onTap}>
          {whatsapp ? inboxText.wish.confirm : inboxText.wish.confirmByMail}
        </ButtonLink>
        {VisitAt !== ComeOn && (
          <Button variant="outline" onClick={() => onVisit(ComeOn)}>
            {inboxText.wish.setVisit}
          </Button>
        )}
      </div>
    </div>
  );
}
