import type { Lead, LeadChange } from '@theni/contract';
import { clockText, dayOf, dayText } from '@theni/contract/times';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useWords } from '../../words/words.ts';
import { reasonOf } from '../api/errors.ts';
import { useLayoutNames } from '../layouts/layout-queries.ts';
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
  const { id, name, createdAt } = lead;
  const [kept, keep] = useKeptInput(id);
  const [isOpen, setOpen] = useState(startsOpen || hasTyped(kept));
  const change = useChangeLead(id);
  const opener = useRef<HTMLButtonElement>(null);
  const openedId = useId();

  // The button that had the focus may have gone with the change.
  const changing = useRef<Lead>(undefined);
  useEffect(() => {
    if (!changing.current || changing.current === lead) return;
    changing.current = undefined;
    if (document.activeElement === document.body) opener.current?.focus();
  });

  function save(body: LeadChange | 'delete', text: string, onSaved?: () => void) {
    changing.current = lead;
    change.mutate(body, {
      onSuccess: () => {
        notify({ text: `${name}: ${text}` });
        onSaved?.();
      },
    });
  }

  function stopAsking() {
    opener.current?.focus();
    keep(({ hasTapped: _, ...typed }) => typed);
  }

  return (
    <li className={classNames(common.panel, css.row)}>
      <div className={css.head}>
        <h3 className={css.name}>
          <button
            ref={opener}
            type="button"
            aria-expanded={isOpen}
            aria-controls={openedId}
            onClick={() => setOpen(!isOpen)}
          >
            {name}
          </button>
        </h3>
        <time dateTime={createdAt} className={common.note}>
          {dayOf(new Date(createdAt)) === dayOf(new Date())
            ? clockText(createdAt)
            : dayText(createdAt)}
        </time>
        <About lead={lead} isOpen={isOpen} isNotSaved={hasTyped(kept)} />
      </div>
      {lead.deleted ? (
        <Button
          variant="outline"
          aria-label={`${leadsText.takeBack} ${name}`}
          onClick={() => save({ deleted: false }, done.takenBack)}
        >
          {leadsText.takeBack}
        </Button>
      ) : (
        <ReplyLinks lead={lead} onTap={() => keep((typed) => ({ ...typed, hasTapped: true }))} />
      )}
      {kept.hasTapped && lead.stage === 'new' && (
        <fieldset className={common.row}>
          <legend>{answered.question}</legend>
          <Button
            onClick={() => {
              stopAsking();
              save({ stage: 'called' }, done.stage(leadsText.stages.called));
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
      <div id={openedId} hidden={!isOpen}>
        {isOpen && <OpenedLead lead={lead} kept={kept} keep={keep} save={save} />}
      </div>
    </li>
  );
});

function About({ lead, isOpen, isNotSaved }: { lead: Lead; isOpen: boolean; isNotSaved: boolean }) {
  const layout = useLayoutNames(lead.layout).get(lead.layout ?? '');
  const { plot, message, language, nextStepOn, comeOn, verdict, folder, state, stage } = lead;
  const about = layout ? [layout, plot && `${leadsText.facts.plot.toLowerCase()} ${plot}`] : [];
  const shown = [
    lead.deleted && marks.deleted,
    isNotSaved && marks.notSaved,
    stage !== 'new' && leadsText.stages[stage],
    nextStepOn && marks.next(dayText(nextStepOn)),
    !nextStepOn && comeOn && marks.wish(dayText(comeOn)),
    marks.verdicts[verdict],
    folder !== 'spam' && marks.states[state],
    language === 'ta' && marks.tamil,
  ].filter(Boolean);
  return (
    <>
      <p className={css.about}>
        {about.length > 0 && <strong>{about.filter(Boolean).join(', ')}</strong>}{' '}
        {!isOpen && message}
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
  const of = <span className="visually-hidden"> {lead.name}</span>;
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
