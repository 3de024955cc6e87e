import { createHash } from 'node:crypto';
import {
  type ContactMessage,
  dayOf,
  daysAfter,
  daysToCome,
  FILL_TIME_MIN_MS,
  FORM_SERVICE_NAMES,
  startOf,
  type Verdict,
} from '@theni/contract';
import type { Dependencies } from '../dependencies.ts';
import { HttpProblem } from '../http/problem.ts';
import { isHeldBack } from './lead-states.ts';
import type { NewLead } from './lead-store.ts';
import type { Sender } from './sender-limits.ts';
import { contactKeysOf, type StoredLead } from './stored-lead.ts';

/** @throws {HttpProblem} 400 for a day on which nobody can come, 429 over the day's total */
export async function receiveLead(
  { leads, now }: Pick<Dependencies, 'leads' | 'now'>,
  post: ContactMessage,
  sender: Sender,
): Promise<void> {
  const at = now();
  const lead = toStored(post, sender);
  const [idOfMinute, idOfLastMinute] = idsByMinute(lead, at);
  const id = post.id ?? idOfMinute;
  if (await isStored(leads, [idOfMinute, idOfLastMinute], lead)) return;
  const { first, last } = daysToCome(at);
  const isOtherDay = post.comeOn !== undefined && (post.comeOn < first || post.comeOn > last);
  if (isOtherDay) {
    // A message that is sent again after midnight may name yesterday, and is stored all the same.
    if (await isStored(leads, idsOf(id, lead), lead)) return;
    const message = `must be from ${first} to ${last}`;
    throw new HttpProblem(400, `comeOn ${message}`, { errors: [{ path: 'comeOn', message }] });
  }
  await store(leads, id, lead, now);
}

/** The same id again is a lost response; with another text or plot it is another message. */
async function store(
  leads: Dependencies['leads'],
  id: string,
  lead: NewLead,
  now: () => Date,
): Promise<void> {
  let result = await leads.add(id, lead, now);
  if (result === 'known') {
    if (await isStored(leads, idsOf(id, lead), lead)) return;
    result = await leads.add(idFrom(id, serializeMessage(lead)), lead, now);
  }
  if (result === 'full') throw fullForToday(now());
}

async function isStored(
  leads: Dependencies['leads'],
  ids: string[],
  lead: NewLead,
): Promise<boolean> {
  const text = serializeMessage(lead);
  const stored = await Promise.all(ids.map((each) => leads.get(each)));
  return stored.some((each) => each !== undefined && serializeMessage(each) === text);
}

/** The message is stored under its own id, or under that of a message changed since. */
function idsOf(id: string, lead: NewLead): string[] {
  return [id, idFrom(id, serializeMessage(lead))];
}

/**
 * A form without script has no id, so its message has that of its text and the minute. Two taps
 * on its button are then one message, also when the script has taken the second one.
 * @returns the ids of this minute and the last
 */
function idsByMinute(lead: NewLead, now: Date): [string, string] {
  const minute = Math.floor(now.getTime() / 60_000);
  const idIn = (each: number) => idFrom(serializeMessage(lead), String(each));
  return [idIn(minute), idIn(minute - 1)];
}

function fullForToday(now: Date): HttpProblem {
  const tomorrow = startOf(dayOf(daysAfter(now, 1)));
  const seconds = Math.ceil((tomorrow.getTime() - now.getTime()) / 1000);
  const detail = 'The form takes no more messages today. Please call us, or write on WhatsApp.';
  return new HttpProblem(429, detail, { headers: { 'Retry-After': String(seconds) } });
}

/** The same for a message that is sent again; undefined where the form has made no id. */
export function messageKey({ id, formData, ...post }: ContactMessage): string | undefined {
  return id && idFrom(id, serializeMessage({ ...formData, ...post }));
}

type Typed = { [Field in 'name' | 'message']: string } & Pick<StoredLead, 'services'> & {
    [Field in 'email' | 'phone' | 'layout' | 'plot' | 'comeOn']?: string | null | undefined;
  };

/** All that makes one message another than the last: what the visitor has typed and chosen. */
function serializeMessage(typed: Typed): string {
  const { name, email, phone, message, services, layout, plot, comeOn } = typed;
  const chosen = FORM_SERVICE_NAMES.map((service) => services[service]);
  return JSON.stringify([name, email, phone, message, layout, plot, comeOn, ...chosen]);
}

/** RFC 9562, 5.8: version 8 is for ids of one's own making. */
function idFrom(...parts: string[]): string {
  const hex = createHash('sha256').update(parts.join('\n')).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

function toStored(post: ContactMessage, sender: Sender): NewLead {
  const { name, email, message, services } = post.formData;
  const ways = {
    ...(email !== undefined && { email }),
    ...(post.phone !== undefined && { phone: post.phone }),
  };
  const verdict = verdictOn(post, sender);
  return {
    name,
    ...ways,
    message,
    services,
    contactKeys: contactKeysOf(ways),
    language: post.language ?? 'en',
    page: post.page ?? null,
    layout: post.layout ?? null,
    plot: post.plot ?? null,
    campaign: post.campaign ?? null,
    comeOn: post.comeOn ?? null,
    stage: 'new',
    nextStepOn: null,
    note: null,
    deleted: null,
    verdict,
    isFirstOfPlace: sender.isFirstOfPlace,
    // Storing it sets the folder, and `to-list` for a message over the hour's total.
    folder: 'open',
    mailState: isHeldBack(verdict) ? 'not-mailed' : 'queued',
    mailAttempts: 0,
    mailRefusals: 0,
    isRingDone: false,
    ringAttempts: 0,
  };
}

/** A browser may fill the hidden field by itself; the form without JavaScript has no times. */
function verdictOn({ extra, startedAt, sentAt }: ContactMessage, { isFlooding }: Sender): Verdict {
  const filled = Boolean(extra);
  const tooFast =
    startedAt !== undefined && sentAt !== undefined && sentAt - startedAt < FILL_TIME_MIN_MS;
  if (filled && tooFast) return 'spam';
  if (isFlooding) return 'flood';
  return filled || tooFast ? 'suspect' : 'clean';
}
