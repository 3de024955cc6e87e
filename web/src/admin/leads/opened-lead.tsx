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
import { useLayoutNames } from '../api/layouts.ts';
import { isForm, readStored } from '../fields/read-stored.ts';
import common from '../ui/common.module.css';
import { ToggleGroup } from '../ui/controls.tsx';
import { Disclosure } from '../ui/dialog.tsx';
import { LoadFailed, notify } from '../ui/notice.tsx';
import { AskFirst, BookPlot, earlierQuery } from './lead-queries.tsx';
import css from './leads.module.css';
import { leadsText } from './leads-words.ts';
import { mailLink, phoneText, replyLinks } from './reply-links.ts';

interface KeptInput {
  NextStepOn?: string;
  Note?: string;
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

export function hasTyped({ NextStepOn, Note }: KeptInput): boolean {
  return NextStepOn !== undefined || Note !== undefined;
}

interface Props {
  lead: Lead;
  kept: KeptInput;
  keep: Dispatch<SetStateAction<KeptInput>>;
  save: (change: LeadChange | 'delete', text: string, onSaved?: () => void) => void;
}

export function OpenedLead({ lead, kept, keep, save }: Props) {
  const { Name, Email, Phone, Message, Stage, Folder } = lead;
  const { done, stages } = leadsText;
  return (
    <div className={classNames(common.stack, css.opened)}>
      <p className={css.message}>{Message}</p>
      <Facts lead={lead} />
      {Folder === 'spam' && (
        <div>
          <Button variant="outline" onClick={() => save({ Verdict: 'clean' }, done.notSpam)}>
            {leadsText.notSpam}
          </Button>
        </div>
      )}
      {(Folder === 'open' || Folder === 'done') && (
        <>
          <ToggleGroup
            label={leadsText.stage}
            options={STAGES.map((stage) => [stage, stages[stage]])}
            chosen={Stage}
            onChoose={(stage) =>
              stage !== Stage && save({ Stage: stage }, done.stage(stages[stage]))
            }
          />
          <BookPlot lead={lead} />
          <NextStep lead={lead} kept={kept} keep={keep} save={save} />
        </>
      )}
      <EarlierMessages lead={lead} />
      <div className={common.row}>
        {Folder !== 'deleted' && (
          <Button variant="outline" onClick={() => save('delete', done.deleted)}>
            {leadsText.delete}
          </Button>
        )}
        <AskFirst
          label={leadsText.forget}
          question={leadsText.questions.forget(Name)}
          act={async () => {
            const body = { Email, ...(Phone && { Phone }) };
            return done.forgotten(await call('POST /api/messages/forget', { body }));
          }}
        />
      </div>
    </div>
  );
}

function Facts({ lead }: { lead: Lead }) {
  const { Phone, Email, Attempts, LastError, State } = lead;
  const { call: tel } = replyLinks(lead, useWords().companyNames);
  const mail = mailLink(lead, useWords().companyNames);
  const { facts } = leadsText;
  const named = [
    [facts.layout, useLayoutNames(lead.Layout).get(lead.Layout ?? '')],
    [facts.plot, lead.Plot],
    [facts.service, Object.values(lead.Services).filter(Boolean).join(', ')],
    [facts.page, lead.Page],
    [facts.campaign, lead.Campaign],
  ].filter(([, value]) => value);
  return (
    <>
      <p className={common.row}>
        {Phone && (tel ? <a href={tel}>{phoneText(Phone)}</a> : <span>{Phone}</span>)}
        <a href={mail} aria-label={`${leadsText.mail}: ${Email}`}>
          {Email}
        </a>
      </p>
      <p className={common.note}>{named.map((fact) => fact.join(': ')).join(' · ')}</p>
      {LastError && State !== 'sent' && (
        <p className={common.issue}>{leadsText.tries(Attempts, LastError)}</p>
      )}
    </>
  );
}

function NextStep({ lead, kept, keep, save }: Props) {
  const { Name, ComeOn } = lead;
  const shown = { NextStepOn: lead.NextStepOn ?? '', Note: lead.Note ?? '', ...kept };
  const { done } = leadsText;

  function saveTyped() {
    const { NextStepOn, Note } = kept;
    const typed = {
      ...(NextStepOn !== undefined && { NextStepOn: NextStepOn || null }),
      ...(Note !== undefined && { Note: Note.trim() || null }),
    };
    if (Object.keys(typed).length === 0) notify({ text: `${Name}: ${done.saved}` });
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
      {ComeOn && ComeOn >= dayOf(new Date()) && lead.NextStepOn !== ComeOn && (
        <div>
          <Button
            variant="outline"
            onClick={() =>
              save({ NextStepOn: ComeOn }, done.saved, () =>
                keep(({ NextStepOn: _, ...rest }) => rest),
              )
            }
          >
            {leadsText.wish(dayText(ComeOn))}
          </Button>
        </div>
      )}
      <InputField
        label={leadsText.nextStep}
        wrong={leadsText.wrongDay}
        type="date"
        value={shown.NextStepOn}
        onChange={({ currentTarget: { value, validity } }) => {
          // A date of which a part is deleted is none yet, and no wish to have none.
          if (!validity.badInput) keep((typed) => ({ ...typed, NextStepOn: value }));
        }}
      />
      <TextAreaField
        label={leadsText.note}
        rows={2}
        maxLength={NOTE_MAX_LENGTH}
        value={shown.Note}
        onChange={({ currentTarget: { value } }) => keep((typed) => ({ ...typed, Note: value }))}
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
  const { data, isError, refetch } = useQuery(earlierQuery(lead._id));
  const earlier = data?.Messages ?? [];
  if (isError) return <LoadFailed onRetry={() => refetch()} />;
  if (earlier.length === 0) return null;
  const others = ({ Name, Phone, Email }: Lead) => [
    Name !== lead.Name && Name,
    Phone !== lead.Phone && Phone && phoneText(Phone),
    Email !== lead.Email && Email,
  ];
  return (
    <Disclosure summary={leadsText.earlier(earlier.length, data?.Next != null)}>
      <ul className={common.stack}>
        {earlier.map((message) => (
          <li key={message._id}>
            <p className={common.note}>
              {[timeText(message.CreatedAt), leadsText.stages[message.Stage], ...others(message)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className={css.message}>{message.Message}</p>
            {message.Note && <p className={css.message}>{message.Note}</p>}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
