import type { InboxMessage, PersonResponse } from '@theni/contract';
import type { Language } from '@theni/contract/limits';
import { dayText, timeText } from '@theni/contract/times';
import { personText } from './person-words.ts';

/** All that is stored of a person, to read: in the language of the newest message. */
export function personFile(
  { Messages, Plots }: PersonResponse,
  { origin, company, now }: { origin: string; company: Record<Language, string>; now: Date },
): string {
  const messages = Messages.toSorted((one, other) => (one.CreatedAt < other.CreatedAt ? 1 : -1));
  const [newest] = messages;
  const language = newest?.Language ?? 'en';
  const text = personText[language];
  const head = [
    text.heading(newest?.Name ?? ''),
    `${company[language]}, ${dayText(now.toISOString())}`,
    text.rights(`${origin}${language === 'ta' ? '/ta' : ''}/privacy`),
  ];
  const plots = Plots.map(({ Project, Number: number, State }) =>
    text.plot(number, Project, text.plotStates[State]),
  );
  const parts = messages.map((message, at) =>
    [text.messageOf(at + 1, messages.length), ...facts(message, text)].join('\n'),
  );
  return `${[head.join('\n'), ...(plots.length > 0 ? [plots.join('\n')] : []), ...parts].join('\n\n')}\n`;
}

function facts(
  message: InboxMessage,
  { facts: names, stages }: (typeof personText)[Language],
): string[] {
  const day = (iso: string | null) => iso && dayText(iso);
  const named: [string, string | null | undefined][] = [
    [names.received, timeText(message.CreatedAt)],
    [names.name, message.Name],
    [names.email, message.Email],
    [names.phone, message.Phone],
    [names.services, Object.values(message.Services).filter(Boolean).join(', ')],
    [names.language, message.Language],
    [names.page, message.Page],
    [names.project, message.Project],
    [names.plot, message.Plot],
    [names.campaign, message.Campaign],
    [names.comeOn, day(message.ComeOn)],
    [names.stage, stages[message.Stage]],
    [names.visit, day(message.VisitAt)],
    [names.remind, day(message.RemindAt)],
    [names.note, message.Note],
    [names.mailed, message.SentAt && timeText(message.SentAt)],
    [names.deleted, message.Deleted && timeText(message.Deleted)],
    [names.message, `\n${message.Message}`],
  ];
  return named.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
}
