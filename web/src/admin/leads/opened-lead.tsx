import { useQuery } from '@tanstack/react-query';
import type { Lead, LeadChange } from '@theni/contract';
import { NOTE_MAX_LENGTH, STAGES } from '@theni/contract/limits';
import { dayOf, dayText, timeText } from '@theni/contract/times';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { InputField, TextAreaField } from '../../ui/field.tsx';
import { useWords } from '../../words/words.ts';
import { call } from '../api/call.ts';
import { isForm, readStored } from '../editor/read-stored.ts';
import { useLayoutNames } from '../layouts/layout-queries.ts';
import common from '../ui/common.module.css';
import { ToggleGroup } from '../ui/controls.tsx';
import { Disclosure } from '../ui/dialog.tsx';
import { LoadFailed, notify } from '../ui/notice.tsx';
import { AskFirst } from './ask-first.tsx';
import { BookPlot } from './book-plot.tsx';
import { earlierQuery } from './lead-queries.tsx';
import css from './leads.module.css';
import { leadsText } from './leads-words.ts';
import { mailLink, phoneText, replyLinks } from './reply-links.ts';

interface KeptInput {
  nextStepOn?: string;
  note?: string;
  /** He has tapped Call or WhatsApp, and is asked whether that was the answer. */
  hasTapped?: boolean;
}

/** Like `useState`, and it is still there after a reload. */
export function useKeptInput(id: string) {
  const key = `lead ${id}`;
  const [kept, setKept] = useState(
    (): KeptInput => readStored(sessionStorage.getItem(key), isForm) ?? {},
  );
  useEffect(() => {
    if (Object.keys(kept).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(kept));
  }, [key, kept]);
  return [kept, setKept] as const;
}

export function hasTyped({ nextStepOn, note }: KeptInput): boolean {
  return nextStepOn !== undefined || note !== undefined;
}

interface Props {
  lead: Lead;
  kept: KeptInput;
  keep: Dispatch<SetStateAction<KeptInput>>;
  save: (change: LeadChange | 'delete', text: string, onSaved?: () => void) => void;
}

export function OpenedLead({ lead, kept, keep, save }: Props) {
  const { name, email, phone, message, stage, folder } = lead;
  const { done, stages } = leadsText;
  return (
    <div className={classNames(common.stack, css.opened)}>
      <p className={css.message}>{message}</p>
      <Facts lead={lead} />
      {folder === 'spam' && (
        <div>
          <Button variant="outline" onClick={() => save({ verdict: 'clean' }, done.notSpam)}>
            {leadsText.notSpam}
          </Button>
        </div>
      )}
      {(folder === 'open' || folder === 'done') && (
        <>
          <ToggleGroup
            label={leadsText.stage}
            options={STAGES.map((each) => [each, stages[each]])}
            chosen={stage}
            onChoose={(next) => next !== stage && save({ stage: next }, done.stage(stages[next]))}
          />
          <BookPlot lead={lead} />
          <NextStep lead={lead} kept={kept} keep={keep} save={save} />
        </>
      )}
      <EarlierMessages lead={lead} />
      <div className={common.row}>
        {(folder === 'open' || folder === 'done') && (
          <Button variant="outline" onClick={() => save({ verdict: 'spam' }, done.spam)}>
            {leadsText.spam}
          </Button>
        )}
        {folder !== 'deleted' && (
          <Button variant="outline" onClick={() => save('delete', done.deleted)}>
            {leadsText.delete}
          </Button>
        )}
        <AskFirst
          label={leadsText.forget}
          question={leadsText.questions.forget(name)}
          act={async () => {
            const body = { email, ...(phone && { phone }) };
            return done.forgotten(await call('POST /api/messages/forget', { body }));
          }}
        />
      </div>
    </div>
  );
}

function Facts({ lead }: { lead: Lead }) {
  const { phone, email, attempts, lastError, state } = lead;
  const { call: tel } = replyLinks(lead, useWords().companyNames);
  const mail = mailLink(lead, useWords().companyNames);
  const { facts } = leadsText;
  const named = [
    [facts.layout, useLayoutNames(lead.layout).get(lead.layout ?? '')],
    [facts.plot, lead.plot],
    [facts.service, Object.values(lead.services).filter(Boolean).join(', ')],
    [facts.page, lead.page],
    [facts.campaign, lead.campaign],
  ].filter(([, value]) => value);
  return (
    <>
      <p className={common.row}>
        {phone && (tel ? <a href={tel}>{phoneText(phone)}</a> : <span>{phone}</span>)}
        <a href={mail} aria-label={`${leadsText.mail}: ${email}`}>
          {email}
        </a>
      </p>
      <p className={common.note}>{named.map((fact) => fact.join(': ')).join(' · ')}</p>
      {lastError && state === 'not-mailed' && (
        <p className={common.note}>{leadsText.notMailed(lastError)}</p>
      )}
      {lastError && (state === 'queued' || state === 'failed') && (
        <p className={common.issue}>{leadsText.tries(attempts, lastError)}</p>
      )}
    </>
  );
}

function NextStep({ lead, kept, keep, save }: Props) {
  const { name, comeOn } = lead;
  const shown = { nextStepOn: lead.nextStepOn ?? '', note: lead.note ?? '', ...kept };
  const { done } = leadsText;

  function saveTyped() {
    const { nextStepOn, note } = kept;
    const typed = {
      ...(nextStepOn !== undefined && { nextStepOn: nextStepOn || null }),
      ...(note !== undefined && { note: note.trim() || null }),
    };
    if (Object.keys(typed).length === 0) notify({ text: `${name}: ${done.saved}` });
    // What has been typed meanwhile is still to be saved.
    else save(typed, done.saved, () => keep((now) => (now === kept ? {} : now)));
  }

  return (
    <form
      className={common.stack}
      onSubmit={(event) => {
        event.preventDefault();
        saveTyped();
      }}
    >
      {comeOn && comeOn >= dayOf(new Date()) && lead.nextStepOn !== comeOn && (
        <div>
          <Button
            variant="outline"
            onClick={() =>
              save({ nextStepOn: comeOn }, done.saved, () =>
                keep(({ nextStepOn: _, ...rest }) => rest),
              )
            }
          >
            {leadsText.wish(dayText(comeOn))}
          </Button>
        </div>
      )}
      <InputField
        label={leadsText.nextStep}
        wrong={leadsText.wrongDay}
        type="date"
        value={shown.nextStepOn}
        onChange={({ currentTarget: { value, validity } }) => {
          // A date of which a part is deleted is none yet, and no wish to have none.
          if (!validity.badInput) keep((typed) => ({ ...typed, nextStepOn: value }));
        }}
      />
      <TextAreaField
        label={leadsText.note}
        rows={2}
        maxLength={NOTE_MAX_LENGTH}
        value={shown.note}
        onChange={({ currentTarget: { value } }) => keep((typed) => ({ ...typed, note: value }))}
      />
      <div>
        <Button type="submit" variant="outline">
          {leadsText.save}
        </Button>
      </div>
    </form>
  );
}

function EarlierMessages({ lead }: { lead: Lead }) {
  const { data, isError, refetch } = useQuery(earlierQuery(lead.id));
  const earlier = data?.messages ?? [];
  if (isError) return <LoadFailed onRetry={() => refetch()} />;
  if (earlier.length === 0) return null;
  const others = ({ name, phone, email }: Lead) => [
    name !== lead.name && name,
    phone !== lead.phone && phone && phoneText(phone),
    email !== lead.email && email,
  ];
  return (
    <Disclosure summary={leadsText.earlier(earlier.length, data?.next != null)}>
      <ul className={common.stack}>
        {earlier.map((message) => (
          <li key={message.id}>
            <p className={common.note}>
              {[timeText(message.createdAt), leadsText.stages[message.stage], ...others(message)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className={css.message}>{message.message}</p>
            {message.note && <p className={css.message}>{message.note}</p>}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
