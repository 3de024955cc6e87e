import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ForgottenResponse, Lead } from '@theni/contract';
import { NOTE_MAX_LENGTH, STAGES } from '@theni/contract/lead-stages';
import { dayOf, dayText, timeText, withFullYear } from '@theni/contract/times';
import { useWords } from '../../page-context.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { InputField, TextAreaField } from '../../ui/field.tsx';
import { call } from '../api/call.ts';
import { AdminApiError } from '../api/errors.ts';
import { labels } from '../help/labels.ts';
import { useLayoutNames } from '../layouts/layout-queries.ts';
import common from '../ui/common.module.css';
import { Disclosure, ToggleGroup } from '../ui/controls.tsx';
import { ConfirmedDeleteButton } from '../ui/dialog.tsx';
import { notify } from '../ui/notice.ts';
import { QueryState } from '../ui/query-state.tsx';
import { BookPlot } from './book-plot.tsx';
import {
  ChangeLeadButton,
  ChangeState,
  refreshLead,
  STAGE_NAMES,
  stageChange,
  useChangeLead,
} from './change-lead.tsx';
import { earlierQuery, reloadLeads } from './lead-queries.ts';
import css from './leads.module.css';
import { mailLink, phoneText, replyLinks } from './reply-links.ts';
import {
  changeTypedInput,
  forgetInput,
  INCOMPLETE_DATE,
  noteKnown,
  type TypedInput,
  unsavedInput,
} from './typed-input.ts';

const SAVED = 'Saved.';

export function OpenedLead({ lead, typed }: { lead: Lead; typed: TypedInput }) {
  const { id, name, email, phone, message, folder, layout, plot, stage } = lead;
  const client = useQueryClient();
  const isOpenOrDone = folder === 'open' || folder === 'done';
  return (
    <div className={classNames(common.stack, css.opened)}>
      <p className={css.message}>{message}</p>
      <LeadDetails lead={lead} />
      {isOpenOrDone && (
        <>
          <Stage lead={lead} />
          {layout && plot && stage !== 'booked' && <BookPlot id={id} slug={layout} number={plot} />}
          <NextStep lead={lead} typed={typed} />
        </>
      )}
      <EarlierMessages lead={lead} />
      <Verdict lead={lead} />
      <div className={classNames(common.row, css.changes)}>
        {folder !== 'deleted' && (
          <ChangeLeadButton lead={lead} change="delete" done="Deleted.">
            Delete
          </ChangeLeadButton>
        )}
        <ConfirmedDeleteButton
          label="Forget this person"
          question={`All messages with the number or address of ${name} will be permanently deleted, and the plots’ links to them removed. Copies in your mailbox stay: please delete them there.`}
          act={async () => {
            const body = { ...(email && { email }), ...(phone && { phone }) };
            const forgotten = await call('POST /api/messages/forget', { body });
            const earlier = client.getQueryData(earlierQuery(id).queryKey)?.messages ?? [];
            for (const each of [lead, ...earlier]) forgetInput(each.id);
            await reloadLeads();
            return forgottenText(forgotten);
          }}
        />
      </div>
    </div>
  );
}

function forgottenText({ messages, plots }: ForgottenResponse): string {
  const deleted =
    messages === 1
      ? 'The message of this person is permanently deleted.'
      : `${messages} messages of this person are permanently deleted.`;
  if (plots === 0) return deleted;
  return `${deleted} ${plots === 1 ? '1 plot link removed.' : `${plots} plot links removed.`}`;
}

function Stage({ lead }: { lead: Lead }) {
  const change = useChangeLead(lead);
  // The tapped stage is marked before the server has answered.
  const sent = change.isPending && change.variables.change;
  const chosen = (sent && sent !== 'delete' && sent.stage) || lead.stage;
  return (
    <div>
      <ToggleGroup
        label="Stage"
        options={STAGES.map((each) => [each, STAGE_NAMES[each]])}
        chosen={chosen}
        onChoose={(stage) => stage !== chosen && change.mutate(stageChange(lead, stage))}
      />
      <ChangeState mutation={change} />
    </div>
  );
}

/** Tells the server whether a lead is spam. One that is `suspect` may still be either. */
function Verdict({ lead }: { lead: Lead }) {
  const { folder, verdict } = lead;
  if (folder === 'deleted') return null;
  return (
    <div className={classNames(common.row, css.changes)}>
      {folder !== 'spam' && (
        <ChangeLeadButton
          lead={lead}
          change={{ verdict: 'spam' }}
          done="Marked as spam. It is under Spam."
        >
          {labels.isSpam}
        </ChangeLeadButton>
      )}
      {verdict !== 'clean' && (
        <ChangeLeadButton
          lead={lead}
          change={{ verdict: 'clean' }}
          done="Not spam any more. It is under Open."
        >
          {labels.isNoSpam}
        </ChangeLeadButton>
      )}
    </div>
  );
}

function LeadDetails({ lead }: { lead: Lead }) {
  const { phone, email, mailAttempts, lastError, mailState } = lead;
  const { companyNames } = useWords();
  const { telephone } = replyLinks(lead, companyNames);
  const named = [
    ['Layout', useLayoutNames(lead.layout).get(lead.layout ?? '')],
    ['Plot', lead.plot],
    ['Service', Object.values(lead.services).filter(Boolean).join(', ')],
    ['Page', lead.page],
    ['Advertisement', lead.campaign],
  ].filter(([, value]) => value);
  return (
    <>
      <p className={common.row}>
        {phone && (telephone ? <a href={telephone}>{phoneText(phone)}</a> : <span>{phone}</span>)}
        {email && (
          <a
            href={mailLink({ ...lead, email }, companyNames)}
            aria-label={`Reply by e-mail: ${email}`}
          >
            {email}
          </a>
        )}
      </p>
      <p className={common.note}>{named.map((fact) => fact.join(': ')).join(' · ')}</p>
      {lastError && mailState === 'not-mailed' && (
        <p className={common.note}>Not e-mailed: {lastError}.</p>
      )}
      {lastError && (mailState === 'queued' || mailState === 'failed') && (
        <p className={common.issue}>
          Tried {mailAttempts === 1 ? 'once' : `${mailAttempts} times`} to e-mail it to the company:{' '}
          {lastError}.
        </p>
      )}
    </>
  );
}

function NextStep({ lead, typed }: { lead: Lead; typed: TypedInput }) {
  const { id, name, comeOn } = lead;
  const client = useQueryClient();
  const { nextStepOn = lead.nextStepOn ?? '', note = lead.note ?? '' } = typed;
  const isIncomplete = nextStepOn === INCOMPLETE_DATE;
  const change = useChangeLead(lead);

  function save() {
    const unsaved = unsavedInput(lead, typed);
    if (Object.keys(unsaved).length === 0) notify({ text: `${name}: ${SAVED}` });
    else change.mutate({ change: unsaved, done: SAVED });
  }

  /** Asks which value is to stand, where another device has changed it since. */
  function questionAt(field: 'nextStepOn' | 'note') {
    const { error } = change;
    const issues = error instanceof AdminApiError && error.status === 409 ? error.issues : [];
    const theirs = issues.find(({ path }) => path === field)?.value as string | null | undefined;
    if (theirs === undefined) return null;
    function keepMine() {
      noteKnown(id, { [field]: theirs });
      save();
    }
    function takeTheirs() {
      changeTypedInput(lead, { [field]: undefined });
      change.reset();
      refreshLead(client, id).catch(() => {});
    }
    return (
      <section role="alert" className={common.card}>
        <p className={common.issue}>
          Another device has changed this meanwhile. There it is now: {theirs ?? '(nothing)'}
        </p>
        <div className={common.row}>
          <Button variant="outline" onClick={keepMine}>
            Keep mine
          </Button>
          <Button variant="outline" onClick={takeTheirs}>
            Take theirs
          </Button>
        </div>
      </section>
    );
  }

  return (
    <form
      className={common.stack}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {comeOn && comeOn >= dayOf(new Date()) && lead.nextStepOn !== comeOn && (
        // The day that the visitor has proposed is saved, whatever is typed below.
        <ChangeLeadButton
          lead={lead}
          change={{ nextStepOn: comeOn }}
          done={SAVED}
          onClick={() => changeTypedInput(lead, { nextStepOn: comeOn })}
        >
          Wants to visit on {dayText(comeOn)}. Make this the next step
        </ChangeLeadButton>
      )}
      <InputField
        label="Next step on"
        invalidMessage="Please enter day, month and year."
        type="date"
        // After a reload, too, a half-typed day is asked for before anything is saved.
        required={isIncomplete}
        value={isIncomplete ? '' : nextStepOn}
        onChange={({ currentTarget: { value, validity } }) =>
          changeTypedInput(lead, { nextStepOn: validity.badInput ? INCOMPLETE_DATE : value })
        }
        onBlur={() => {
          const day = withFullYear(nextStepOn);
          if (day !== nextStepOn) changeTypedInput(lead, { nextStepOn: day });
        }}
      />
      {questionAt('nextStepOn')}
      <TextAreaField
        label="Note"
        rows={2}
        maxLength={NOTE_MAX_LENGTH}
        value={note}
        onChange={({ currentTarget: { value } }) => changeTypedInput(lead, { note: value })}
      />
      {questionAt('note')}
      <div>
        <Button type="submit" variant="outline">
          {labels.save}
        </Button>
        <ChangeState mutation={change} />
      </div>
    </form>
  );
}

const earlierFailed = (reason: string) => `Earlier messages could not be loaded. ${reason}`;

function EarlierMessages({ lead }: { lead: Lead }) {
  const query = useQuery(earlierQuery(lead.id));
  const { messages: earlier = [], next } = query.data ?? {};
  if (query.isError) return <QueryState query={query} failed={earlierFailed} />;
  if (earlier.length === 0) return null;
  const others = ({ name, phone, email }: Lead) => [
    name !== lead.name && name,
    phone !== lead.phone && phone && phoneText(phone),
    email !== lead.email && email,
  ];
  return (
    <Disclosure summary={countText(earlier.length, next != null)}>
      <ul className={common.stack}>
        {earlier.map((message) => (
          <li key={message.id}>
            <p className={common.note}>
              {[timeText(message.createdAt), STAGE_NAMES[message.stage], ...others(message)]
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

function countText(count: number, areMore: boolean): string {
  if (count === 1 && !areMore) return '1 earlier message';
  return `${count}${areMore ? '+' : ''} earlier messages`;
}
