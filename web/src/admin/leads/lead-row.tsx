import type { Lead } from '@theni/contract';
import { dayOf, dayText, timeOfDayText } from '@theni/contract/times';
import { memo, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useWords } from '../../page-context.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { labels } from '../help/labels.ts';
import { useLayoutNames } from '../layouts/layout-queries.ts';
import common from '../ui/common.module.css';
import { ChangeLeadButton, STAGE_NAMES, stageChange } from './change-lead.tsx';
import css from './leads.module.css';
import { OpenedLead } from './opened-lead.tsx';
import { replyLinks } from './reply-links.ts';
import { changeTypedInput, unsavedInput, useTypedInput } from './typed-input.ts';

export const LeadRow = memo(function LeadRow({
  lead,
  startsOpen = false,
}: {
  lead: Lead;
  startsOpen?: boolean;
}) {
  const { id, name, createdAt } = lead;
  const typed = useTypedInput(id);
  const isUnsaved = Object.keys(unsavedInput(lead, typed)).length > 0;
  const [isOpen, toggle] = useOpenLead(id, startsOpen || isUnsaved);
  const openedId = useId();
  return (
    <li className={classNames(common.card, css.row)}>
      <div className={css.head}>
        <h3 className={css.name}>
          <button
            data-entry=""
            type="button"
            aria-expanded={isOpen}
            aria-controls={openedId}
            onClick={toggle}
          >
            {name}
            <Icon name="down" size={16} />
          </button>
        </h3>
        <time dateTime={createdAt} className={common.note}>
          {dayOf(new Date(createdAt)) === dayOf(new Date())
            ? timeOfDayText(createdAt)
            : dayText(createdAt)}
        </time>
        <LeadFacts lead={lead} isOpen={isOpen} isNotSaved={isUnsaved} />
      </div>
      {lead.deleted ? (
        <ChangeLeadButton
          lead={lead}
          change={{ deleted: false }}
          done="Restored."
          aria-label={`Restore ${name}`}
        >
          Restore
        </ChangeLeadButton>
      ) : (
        <ReplyLinks lead={lead} />
      )}
      {typed.hasTapped && lead.stage === 'new' && <Answered lead={lead} />}
      <div id={openedId} hidden={!isOpen}>
        {isOpen && <OpenedLead lead={lead} typed={typed} />}
      </div>
    </li>
  );
});

/**
 * Whether a lead is open. The address names it, so Back closes it and a reload leaves it open.
 * @param startsOpen whether it is open without that, such as one with an unsaved note
 */
function useOpenLead(id: string, startsOpen: boolean): [isOpen: boolean, toggle: () => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [isOpenByItself, setOpenByItself] = useState(startsOpen);
  const query = new URLSearchParams(search);
  const named = query.getAll('open');
  const isNamed = named.includes(id);

  function toggle() {
    const isLast = named.at(-1) === id;
    if (isOpenByItself) setOpenByItself(false);
    if (isNamed && isLast && state?.from === pathname) {
      navigate(-1);
    } else if (isNamed) {
      query.delete('open');
      for (const other of named) if (other !== id) query.append('open', other);
      navigate(`?${query}`, { replace: true, state });
    } else if (!isOpenByItself) {
      query.append('open', id);
      navigate(`?${query}`, { state: { from: pathname } });
    }
  }

  return [isNamed || isOpenByItself, toggle];
}

function Answered({ lead }: { lead: Lead }) {
  return (
    <fieldset className={classNames(common.row, css.changes)}>
      <legend>Have you spoken or written to them?</legend>
      <ChangeLeadButton lead={lead} {...stageChange(lead, 'called')} variant="solid">
        Yes
      </ChangeLeadButton>
      <Button variant="outline" onClick={() => changeTypedInput(lead, { hasTapped: undefined })}>
        Not yet
      </Button>
    </fieldset>
  );
}

const VERDICTS: Record<Lead['verdict'], string> = {
  clean: '',
  suspect: 'May be spam',
  spam: 'Spam',
  flood: 'Held back: very many came from one place',
};

const MAIL_STATES: Record<Lead['mailState'], string> = {
  queued: '',
  sent: '',
  'to-list': '',
  listed: 'E-mailed together with others',
  failed: 'The e-mail to the company failed',
  'not-mailed': 'Not e-mailed',
};

function LeadFacts({
  lead,
  isOpen,
  isNotSaved,
}: {
  lead: Lead;
  isOpen: boolean;
  isNotSaved: boolean;
}) {
  const layoutName = useLayoutNames(lead.layout).get(lead.layout ?? '');
  const { plot, services, message, language, nextStepOn, comeOn, stage } = lead;
  const { verdict, folder, mailState } = lead;
  const about = layoutName ? [layoutName, plot && `plot ${plot}`] : Object.values(services);
  const facts = [
    lead.deleted && 'Deleted. You can restore it until tomorrow, under “All”.',
    isNotSaved && 'Not saved yet',
    stage !== 'new' && STAGE_NAMES[stage],
    nextStepOn && `Next step ${dayText(nextStepOn)}`,
    !nextStepOn && comeOn && `Wants to visit ${dayText(comeOn)}`,
    VERDICTS[verdict],
    folder !== 'spam' && MAIL_STATES[mailState],
    language === 'ta' && 'Tamil',
  ].filter(Boolean);
  return (
    <>
      <p className={css.about}>{about.filter(Boolean).join(', ')}</p>
      {!isOpen && <p className={css.excerpt}>{message}</p>}
      {facts.length > 0 && (
        <ul className={classNames(common.row, common.note, css.facts)}>
          {facts.map((fact) => (
            <li
              key={String(fact)}
              className={fact === MAIL_STATES.failed ? common.issue : undefined}
            >
              {fact}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ReplyLinks({ lead }: { lead: Lead }) {
  const { telephone, whatsapp } = replyLinks(lead, useWords().companyNames);
  if (!telephone) return null;
  const ofLead = <span className="visually-hidden"> {lead.name}</span>;
  const onTap = () => changeTypedInput(lead, { hasTapped: true });
  return (
    <div className={classNames(common.row, css.replies)}>
      <ButtonLink to={telephone} icon="phone" variant="outline" onClick={onTap}>
        {labels.call}
        {ofLead}
      </ButtonLink>
      {whatsapp && (
        <ButtonLink
          to={whatsapp}
          icon="chat"
          variant="chat"
          // On a phone the app opens, and a tab of its own would stay behind empty.
          isInOwnTab={matchMedia('(hover: hover)').matches}
          onClick={onTap}
        >
          {labels.whatsapp}
          {ofLead}
        </ButtonLink>
      )}
    </div>
  );
}
