import type { InboxMessage } from '@theni/contract';
import { timeText } from '@theni/contract/times';
import { useId, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useWords } from '../../words/words.ts';
import { useLayoutName } from '../api/use-layout-choices.ts';
import { DeleteQuestion } from './delete-question.tsx';
import { isSpam } from './filters.ts';
import { useEarlierMessages } from './inbox-queries.ts';
import { inboxText } from './inbox-words.ts';
import { LeadDetails } from './lead-details.tsx';
import css from './message-card.module.css';
import type { CardProps } from './message-card.tsx';
import { phoneText, replyLinks } from './reply-links.ts';

type Props = Omit<CardProps, 'open' | 'onToggle'>;

/** What is wanted now and then: earlier messages, where the lead came from, and what the law asks for. */
export function MoreOfLead({ message, details, onChange, onType, onSave, onForget }: Props) {
  const { State, Attempts, LastError } = message;
  const { mail } = replyLinks(message, useWords().companyNames);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <EarlierMessages message={message} />
      <Facts message={message} />
      {LastError && State !== 'sent' && (
        <p className={css.facts}>{inboxText.attempts(Attempts, LastError)}</p>
      )}
      {!isSpam(message) && (
        <LeadDetails shows="reminder" details={details} onType={onType} onSave={onSave} />
      )}
      <div className={css.actions}>
        <ButtonLink to={mail} variant="outline" icon="mail">
          {inboxText.response.mail}
        </ButtonLink>
        <Button variant="outline" onClick={() => onChange({ Read: false })}>
          {inboxText.markUnread}
        </Button>
        <Button
          variant="outline"
          onClick={() => (isSpam(message) ? onChange({ Deleted: true }) : setAsked(true))}
        >
          {inboxText.delete}
        </Button>
        <Button variant="outline" onClick={onForget}>
          {inboxText.forget}
        </Button>
      </div>
      {isAsked && (
        <DeleteQuestion
          onCancel={() => setAsked(false)}
          onSpam={() => {
            setAsked(false);
            onChange({ Deleted: true });
          }}
          onWish={() => {
            setAsked(false);
            onForget();
          }}
        />
      )}
    </>
  );
}

function Facts({ message }: { message: InboxMessage }) {
  const { facts } = inboxText;
  const services = Object.values(message.Services).filter((service) => service !== '');
  const named: [string, string | null][] = [
    [facts.services, services.join(', ')],
    [facts.project, useLayoutName(message.Project)],
    [facts.plot, message.Plot],
    [facts.page, message.Page],
    [facts.campaign, message.Campaign],
  ];
  return (
    <p className={css.facts}>
      {named.map(
        ([name, value]) =>
          value && (
            <span key={name}>
              {name}: {value}
            </span>
          ),
      )}
      <span>{message.Email}</span>
      {message.Phone && <span>{phoneText(message.Phone)}</span>}
    </p>
  );
}

/** What the person has written before, with name and number where those were others. */
function EarlierMessages({ message }: { message: InboxMessage }) {
  const earlier = useEarlierMessages(message);
  const id = useId();
  if (earlier.length === 0) return null;
  return (
    <section aria-labelledby={id} className={css.others}>
      <h4 id={id}>{inboxText.earlier}</h4>
      <ul>
        {earlier.map((each) => (
          <li key={each._id}>
            <time dateTime={each.CreatedAt}>{timeText(each.CreatedAt)}</time> ·{' '}
            {inboxText.stages[each.Stage]}
            {others(each, message).map((other) => ` · ${other}`)}
            <br />
            {each.Message}
            {each.Note && each.Note !== message.Note && (
              <>
                <br />
                <em>{each.Note}</em>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function others(each: InboxMessage, { Name, Phone, Email }: InboxMessage): string[] {
  return [
    ...(each.Name === Name ? [] : [each.Name]),
    ...(each.Phone === undefined || each.Phone === Phone ? [] : [phoneText(each.Phone)]),
    ...(each.Email === Email ? [] : [each.Email]),
  ];
}
