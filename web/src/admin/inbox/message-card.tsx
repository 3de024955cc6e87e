import type { InboxMessage, MessageChange } from '@theni/contract';
import { STAGES } from '@theni/contract/limits';
import { clockText, dayOf, dayText } from '@theni/contract/times';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useLayoutName } from '../api/use-layout-choices.ts';
import common from '../ui/common.module.css';
import { Disclosure } from '../ui/disclosure.tsx';
import { ToggleGroup } from '../ui/toggle-group.tsx';
import { BookPlot } from './book-plot.tsx';
import { isSpam } from './filters.ts';
import { inboxText } from './inbox-words.ts';
import { type Details, LeadDetails, type TypedDetails } from './lead-details.tsx';
import css from './message-card.module.css';
import { MoreOfLead } from './more-of-lead.tsx';
import { ReplyWays } from './reply-ways.tsx';

export interface CardProps {
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

/** A person's newest message: a line to press, and all that is needed to respond once it is open. */
export function MessageCard({ message, open, onToggle, ...actions }: CardProps) {
  const id = useId();
  const { Name, Read } = message;
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
          {shortTime(message.CreatedAt)}
        </time>
        {!open && <p className={css.preview}>{message.Message}</p>}
        <Marks message={message} />
      </div>
      <div id={id} className={css.body} hidden={!open}>
        {open && <p className={css.message}>{message.Message}</p>}
      </div>
      {(open || !isSpam(message)) && (
        <ReplyWays
          message={message}
          open={open}
          onAnswered={() => actions.onChange({ Stage: 'called' })}
          onVisit={(VisitAt) => actions.onChange({ VisitAt })}
        />
      )}
      {open && (
        <div className={css.body}>
          <Opened message={message} {...actions} />
        </div>
      )}
    </article>
  );
}

/** Of today the time, of other days the day. */
function shortTime(iso: string): string {
  const time = new Date(iso);
  return dayOf(time) === dayOf(new Date()) ? clockText(iso) : dayText(iso);
}

function Marks({ message }: { message: InboxMessage }) {
  const { RemindAt, VisitAt, ComeOn, Stage, State } = message;
  const project = useLayoutName(message.Project);
  const { facts } = inboxText;
  return (
    <p className={css.marks}>
      {message.Messages > 1 && <span>{inboxText.messages(message.Messages)}</span>}
      {message.Project && <span>{[project, message.Plot].filter(Boolean).join(' ')}</span>}
      {message.Language === 'ta' && <span>{inboxText.tamil}</span>}
      {RemindAt && <span className={css.remind}>{facts.remind(dayText(RemindAt))}</span>}
      {ComeOn && !VisitAt && <span className={css.remind}>{facts.comeOn(dayText(ComeOn))}</span>}
      {VisitAt && <span>{facts.visit(dayText(VisitAt))}</span>}
      {inboxText.states[State] && <span className={css[State]}>{inboxText.states[State]}</span>}
      {message.Suspect && !isSpam(message) && <span>{inboxText.suspect}</span>}
      {Stage !== 'new' && <span className={css.stage}>{inboxText.stages[Stage]}</span>}
    </p>
  );
}

type OpenedProps = Omit<CardProps, 'open' | 'onToggle'>;

function Opened({ message, ...actions }: OpenedProps) {
  const { details, onChange, onType, onSave } = actions;
  return (
    <>
      {isSpam(message) ? (
        <NotSpam onChange={onChange} />
      ) : (
        <>
          <ToggleGroup
            label={inboxText.stage}
            options={STAGES.map((stage) => [stage, inboxText.stages[stage]])}
            chosen={message.Stage}
            onChoose={(Stage) => Stage !== message.Stage && onChange({ Stage })}
          />
          <BookPlot message={message} onBooked={(free) => onChange({ Stage: 'booked' }, free)} />
          <LeadDetails shows="visit and note" details={details} onType={onType} onSave={onSave} />
        </>
      )}
      <Disclosure summary={inboxText.moreOf(Math.max(0, message.Messages - 1))}>
        <div className={common.stack}>
          {!isSpam(message) && message.Suspect && <NotSpam onChange={onChange} />}
          <MoreOfLead message={message} {...actions} />
        </div>
      </Disclosure>
    </>
  );
}

function NotSpam({ onChange }: Pick<CardProps, 'onChange'>) {
  return (
    <div className={css.actions}>
      <Button variant="outline" onClick={() => onChange({ Spam: false })}>
        {inboxText.notSpam}
      </Button>
    </div>
  );
}
