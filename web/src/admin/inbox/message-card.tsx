import type { InboxMessage, MessageChange } from '@theni/contract';
import { STAGES } from '@theni/contract/limits';
import { dayText, timeText } from '@theni/contract/times';
import { type MouseEvent, useId, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useWords } from '../../words/words.ts';
import { useLayoutChoices } from '../api/use-layout-choices.ts';
import { BookPlot } from './book-plot.tsx';
import { isSpam } from './filters.ts';
import { useSamePerson } from './inbox-queries.ts';
import { inboxText } from './inbox-words.ts';
import { type Details, LeadDetails, type TypedDetails } from './lead-details.tsx';
import css from './message-card.module.css';
import { phoneText, replyLinks } from './reply-links.ts';

interface Props {
  message: InboxMessage;
  open: boolean;
  /** Of the lead, perhaps not saved yet. */
  details: Details;
  onToggle: () => void;
  /** @param freePlot what Undo does beside taking the change back */
  onChange: (change: MessageChange, freePlot?: () => Promise<unknown>) => void;
  onType: (typed: TypedDetails) => void;
  onSave: () => void;
  onForget: () => void;
}

/** One message: a line to press, and all of it once it is open. */
export function MessageCard({ message, open, onToggle, ...actions }: Props) {
  const id = useId();
  const { Name, Read, Stage, RemindAt, VisitAt } = message;
  const project = useLayoutName(message.Project);
  return (
    <article className={classNames(css.card, !Read && css.unread)} aria-labelledby={`${id}name`}>
      <div className={css.head}>
        {/* The heading carries the name only; the button says whether it is read. */}
        <h3 id={`${id}name`} className={css.heading} aria-label={Name}>
          <button type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
            {!Read && <span className={css.mark}>{inboxText.unread}, </span>}
            {Name}
          </button>
        </h3>
        <time dateTime={message.CreatedAt} className={css.time}>
          {timeText(message.CreatedAt)}
        </time>
        <p className={css.preview}>{message.Message}</p>
        <p className={css.marks}>
          {message.Project && <span>{[project, message.Plot].filter(Boolean).join(' ')}</span>}
          {message.Language === 'ta' && <span>{inboxText.tamil}</span>}
          {RemindAt && (
            <span className={css.remind}>{inboxText.facts.remind(dayText(RemindAt))}</span>
          )}
          {VisitAt && <span>{inboxText.facts.visit(dayText(VisitAt))}</span>}
          {inboxText.states[message.State] && (
            <span className={css[message.State]}>{inboxText.states[message.State]}</span>
          )}
          {message.Suspect && !isSpam(message) && <span>{inboxText.suspect}</span>}
          {Stage !== 'new' && <span className={css.stage}>{inboxText.stages[Stage]}</span>}
        </p>
      </div>
      {(open || !isSpam(message)) && (
        <ReplyLinkList
          message={message}
          withMail={open}
          onAnswered={() => actions.onChange({ Stage: 'called' })}
        />
      )}
      <div id={id} className={css.body} hidden={!open}>
        {open && <Opened message={message} {...actions} />}
      </div>
    </article>
  );
}

type OpenedProps = Omit<Props, 'open' | 'onToggle'>;

function Opened({ message, details, onChange, onType, onSave, onForget }: OpenedProps) {
  const { State, Attempts, LastError } = message;
  return (
    <>
      <p className={css.message}>{message.Message}</p>
      <Facts message={message} />
      {LastError && State !== 'sent' && (
        <p className={css.facts}>{inboxText.attempts(Attempts, LastError)}</p>
      )}
      {!isSpam(message) && (
        <fieldset className={css.stages}>
          <legend>{inboxText.stage}</legend>
          {STAGES.map((stage) => (
            <button
              key={stage}
              type="button"
              aria-pressed={stage === message.Stage}
              onClick={() => stage !== message.Stage && onChange({ Stage: stage })}
            >
              {inboxText.stages[stage]}
            </button>
          ))}
        </fieldset>
      )}
      {!isSpam(message) && (
        <BookPlot message={message} onBooked={(free) => onChange({ Stage: 'booked' }, free)} />
      )}
      {!isSpam(message) && <LeadDetails details={details} onType={onType} onSave={onSave} />}
      <OtherMessages message={message} />
      <div className={css.actions}>
        {(isSpam(message) || message.Suspect) && (
          <Button variant="outline" onClick={() => onChange({ Spam: false })}>
            {inboxText.notSpam}
          </Button>
        )}
        <Button variant="outline" onClick={() => onChange({ Read: false })}>
          {inboxText.markUnread}
        </Button>
        <Button variant="outline" onClick={() => onChange({ Deleted: true })}>
          {inboxText.delete}
        </Button>
        <Button variant="outline" onClick={onForget}>
          {inboxText.forget}
        </Button>
      </div>
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

/** The ways to answer; after a call or a chat it asks whether that was the answer. */
function ReplyLinkList({
  message,
  withMail,
  onAnswered,
}: {
  message: InboxMessage;
  withMail: boolean;
  onAnswered: () => void;
}) {
  const { mail, call, whatsapp } = replyLinks(message, useWords().companyNames);
  const [tapped, setTapped] = useState<HTMLElement>();
  const request = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    setTapped(message.Stage === 'new' ? currentTarget : undefined);
  const notYet = () => {
    tapped?.focus();
    setTapped(undefined);
  };
  return (
    <div className={css.responses}>
      <div className={css.actions}>
        {withMail && (
          <ButtonLink to={mail} icon="mail">
            {inboxText.response.mail}
          </ButtonLink>
        )}
        {call && (
          <ButtonLink to={call} variant="outline" icon="phone" onClick={request}>
            {inboxText.response.call}
          </ButtonLink>
        )}
        {whatsapp && (
          <ButtonLink to={whatsapp} variant="chat" icon="chat" onClick={request}>
            {inboxText.response.whatsapp}
          </ButtonLink>
        )}
      </div>
      <div role="status" className={css.answered}>
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

function useLayoutName(slug: string | null): string | null {
  const names = useLayoutChoices([slug ?? '']);
  return names.find((each) => each.slug === slug)?.name ?? slug;
}

/** What else the same phone or address has written. */
function OtherMessages({ message }: { message: InboxMessage }) {
  const others = useSamePerson(message);
  const id = useId();
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={id} className={css.others}>
      <h4 id={id}>{inboxText.earlier}</h4>
      <ul>
        {others.map(({ _id, CreatedAt, Stage, Message, Note }) => (
          <li key={_id}>
            <time dateTime={CreatedAt}>{timeText(CreatedAt)}</time> · {inboxText.stages[Stage]}
            <br />
            {Message}
            {Note && (
              <>
                <br />
                <em>{Note}</em>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
