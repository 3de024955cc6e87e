import { createHash, randomUUID } from 'node:crypto';
import {
  type ContactMessage,
  FILL_TIME_MIN_MS,
  FORM_SERVICE_NAMES,
  type Verdict,
} from '@theni/contract';
import { dayOf, daysBefore, daysToCome, startOf } from '@theni/contract/times';
import type { Dependencies } from '../dependencies.ts';
import { HttpProblem } from '../http/problem.ts';
import { contactKeysOf } from './contact-keys.ts';
import { isSpam } from './lead-states.ts';
import type { StoredLead } from './stored-lead.ts';
import type { Sender } from './visitor-limit.ts';

/** @throws {HttpProblem} 400 for a day on which nobody can come, 429 over the day's total */
export async function receiveLead(
  { leads, now }: Pick<Dependencies, 'leads' | 'now'>,
  post: ContactMessage,
  sender: Sender,
): Promise<void> {
  const at = now();
  refuseOtherDays(post, at);
  await store(leads, post.id ?? randomUUID(), toStored(post, sender, at), at);
}

function refuseOtherDays({ comeOn }: ContactMessage, now: Date): void {
  const { first, last } = daysToCome(now);
  if (comeOn === undefined || (comeOn >= first && comeOn <= last)) return;
  const message = `must be from ${first} to ${last}`;
  throw new HttpProblem(400, `comeOn ${message}`, { errors: [{ path: 'comeOn', message }] });
}

/** The same id again is a lost response; with another text or plot it is another message. */
async function store(
  leads: Dependencies['leads'],
  id: string,
  lead: StoredLead,
  now: Date,
): Promise<void> {
  let result = await leads.add(id, lead, now);
  if (result === 'known') {
    const stored = await leads.get(id);
    if (stored && serializeMessage(stored) === serializeMessage(lead)) return;
    result = await leads.add(idFrom(id, serializeMessage(lead)), lead, now);
  }
  if (result === 'full') throw fullForToday(now);
}

function fullForToday(now: Date): HttpProblem {
  const tomorrow = startOf(dayOf(daysBefore(now, -1)));
  const seconds = Math.ceil((tomorrow.getTime() - now.getTime()) / 1000);
  const detail = 'The form takes no more messages today. Please call us, or write on WhatsApp.';
  return new HttpProblem(429, detail, { headers: { 'Retry-After': String(seconds) } });
}

/** All that makes one message another than the last: what the visitor has typed and chosen. */
function serializeMessage(lead: StoredLead): string {
  const { name, email, phone, message, services, layout, plot, comeOn } = lead;
  const chosen = FORM_SERVICE_NAMES.map((service) => services[service]);
  return JSON.stringify([name, email, phone, message, layout, plot, comeOn, ...chosen]);
}

/** RFC 9562, 5.8: version 8 is for ids of one's own making. */
function idFrom(...parts: string[]): string {
  const hex = createHash('sha256').update(parts.join('\n')).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

function toStored(post: ContactMessage, sender: Sender, now: Date): StoredLead {
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
    // Storing it sets the folder, and `announced` for a message over the hour's total.
    folder: 'open',
    mailState: isSpam(verdict) ? 'not-mailed' : 'queued',
    attempts: 0,
    createdAt: now.toISOString(),
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
