import type { Lead, LeadChange } from '@theni/contract';
import { clockText, dayOf, dayText } from '@theni/contract/times';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useWords } from '../../words/words.ts';
import { reasonOf } from '../api/errors.ts';
import { useLayoutNames } from '../api/layouts.ts';
import common from '../ui/common.module.css';
import { ErrorNotice, notify } from '../ui/notice.tsx';
import { useChangeLead } from './lead-queries.tsx';
import css from './leads.module.css';
import { leadsText } from './leads-words.ts';
import { hasTyped, OpenedLead, useKeptInput } from './opened-lead.tsx';
import { replyLinks } from './reply-links.ts';

const { marks, answered, done } = leadsText;

export const LeadRow = memo(function LeadRow({
  lead,
  startsOpen = false,
}: {
  lead: Lead;
  startsOpen?: boolean;
}) {
  const { _id, Name, CreatedAt } = lead;
  const [kept, keep] = useKeptInput(_id);
  const [isOpen, setOpen] = useState(startsOpen || hasTyped(kept));
  const change = useChangeLead(_id);
  const name = useRef<HTMLButtonElement>(null);
  const id = useId();

  // The button that had the focus may have gone with the change.
  const changing = useRef<Lead>(undefined);
  useEffect(() => {
    if (!changing.current || changing.current === lead) return;
    changing.current = undefined;
    if (document.activeElement === document.body) name.current?.focus();
  });

  function save(body: LeadChange | 'delete', text: string, onSaved?: () => void) {
    changing.current = lead;
    change.mutate(body, {
      onSuccess: () => {
        notify({ text: `${Name}: ${text}` });
        onSaved?.();
      },
    });
  }

  function stopAsking() {
    name.current?.focus();
    keep(({ hasTapped: _, ...typed }) => typed);
  }

  return (
    <li className={classNames(common.panel, css.row)}>
      <div className={css.head}>
        <h3 className={css.name}>
          <button
            ref={name}
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {Name}
          </button>
        </h3>
        <time dateTime={CreatedAt} className={common.note}>
          {dayOf(new Date(CreatedAt)) === dayOf(new Date())
            ? clockText(CreatedAt)
            : dayText(CreatedAt)}
        </time>
        <About lead={lead} isOpen={isOpen} isNotSaved={hasTyped(kept)} />
      </div>
      {lead.Deleted ? (
        <Button
          variant="outline"
          aria-label={`${leadsText.takeBack} ${Name}`}
          onClick={() => save({ Deleted: false }, done.takenBack)}
        >
          {leadsText.takeBack}
        </Button>
      ) : (
        <ReplyLinks lead={lead} onTap={() => keep((typed) => ({ ...typed, hasTapped: true }))} />
      )}
      {kept.hasTapped && lead.Stage === 'new' && (
        <fieldset className={common.row}>
          <legend>{answered.question}</legend>
          <Button
            onClick={() => {
              stopAsking();
              save({ Stage: 'called' }, done.stage(leadsText.stages.called));
            }}
          >
            {answered.yes}
          </Button>
          <Button variant="outline" onClick={stopAsking}>
            {answered.no}
          </Button>
        </fieldset>
      )}
      {change.isPending && <p role="status">{leadsText.saving}</p>}
      {change.error && <ErrorNotice>{leadsText.notSaved(reasonOf(change.error))}</ErrorNotice>}
      <div id={id} hidden={!isOpen}>
        {isOpen && <OpenedLead lead={lead} kept={kept} keep={keep} save={save} />}
      </div>
    </li>
  );
});

function About({ lead, isOpen, isNotSaved }: { lead: Lead; isOpen: boolean; isNotSaved: boolean }) {
  const layout = useLayoutNames(lead.Layout).get(lead.Layout ?? '');
  const { Plot, Message, Language, NextStepOn, ComeOn, Verdict, State, Stage } = lead;
  const about = layout ? [layout, Plot && `${leadsText.facts.plot.toLowerCase()} ${Plot}`] : [];
  const shown = [
    lead.Deleted && marks.deleted,
    isNotSaved && marks.notSaved,
    Stage !== 'new' && leadsText.stages[Stage],
    NextStepOn && marks.next(dayText(NextStepOn)),
    !NextStepOn && ComeOn && marks.wish(dayText(ComeOn)),
    marks.verdicts[Verdict],
    Verdict !== 'spam' && marks.states[State],
    Language === 'ta' && marks.tamil,
  ].filter(Boolean);
  return (
    <>
      <p className={css.about}>
        {about.length > 0 && <strong>{about.filter(Boolean).join(', ')}</strong>}{' '}
        {!isOpen && Message}
      </p>
      {shown.length > 0 && (
        <ul className={classNames(common.row, common.note, css.marks)}>
          {shown.map((mark) => (
            <li
              key={String(mark)}
              className={mark === marks.states.failed ? common.issue : undefined}
            >
              {mark}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ReplyLinks({ lead, onTap }: { lead: Lead; onTap: () => void }) {
  const { call, whatsapp } = replyLinks(lead, useWords().companyNames);
  if (!call) return null;
  const of = <span className="visually-hidden"> {lead.Name}</span>;
  return (
    <div className={classNames(common.row, css.replies)}>
      <ButtonLink to={call} icon="phone" variant="outline" onClick={onTap}>
        {leadsText.call}
        {of}
      </ButtonLink>
      {whatsapp && (
        <ButtonLink to={whatsapp} icon="chat" variant="chat" onClick={onTap}>
          {leadsText.whatsapp}
          {of}
        </ButtonLink>
      )}
    </div>
  );
}
