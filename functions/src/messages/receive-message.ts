import { createHash, randomUUID } from 'node:crypto';
import { type ContactMessage, FORM_SERVICE_NAMES } from '@theni/contract';
import { daysToCome } from '@theni/contract/times';
import { isSame } from '@theni/contract/tree';
import { info, error as logError } from 'firebase-functions/logger';
import type { Dependencies } from '../dependencies.ts';
import { HttpProblem } from '../http/problem.ts';
import { withTimeout } from '../http/with-timeout.ts';
import type { ClientAddress } from './client-address.ts';
import { deliverMessage, LEASE_MS } from './deliver-message.ts';
import { leaseEnd, type StoredMessage } from './message-store.ts';
import { type Line, lineAlone } from './person-lines.ts';
import { personsOf } from './persons.ts';
import { tooMany } from './rate-limiter.ts';
import { type RingDependencies, ringPhones } from './ring-phones.ts';
import { spamVerdict, type Verdict } from './spam.ts';

type MessageDependencies = Pick<
  Dependencies,
  'config' | 'publishedContent' | 'messages' | 'limiter' | 'mailer' | 'now' | keyof RingDependencies
>;

/** The database's own patience is longer than that of a visitor. */
const STORE_TIMEOUT_MS = 15_000;
/** The visitor waits, and once he has his answer the platform takes the processor away. */
const ATTEMPT_TIMEOUT_MS = 4_000;
const NOTE_TIMEOUT_MS = 3_000;

/**
 * Stores a visitor's message and then tries once to mail it and to ring the admin's phones. Resolves when it is stored, whatever
 * these did.
 * @throws {HttpProblem} 400 for a day on which nobody can come, 429 over the limit; whatever else it throws means that the message is not stored
 */
export async function receiveMessage(
  dependencies: MessageDependencies,
  post: ContactMessage,
  address: ClientAddress,
): Promise<void> {
  refuseOtherDays(post, dependencies.now());
  const verdict = spamVerdict(post);
  const message = toStored(post, verdict, dependencies);
  const arrival = { postedId: post.id ?? randomUUID(), message, verdict, address };
  const id = await withTimeout(store(dependencies, arrival), STORE_TIMEOUT_MS);
  if (id !== undefined && message.State === 'queued') {
    await Promise.all([
      attempt(id, () => mailOnce(dependencies, id, message)),
      message.Push && attempt(id, () => ringPhones(dependencies, ATTEMPT_TIMEOUT_MS)),
    ]);
  }
}

function refuseOtherDays({ comeOn }: ContactMessage, now: Date): void {
  const { first, last } = daysToCome(now);
  if (comeOn === undefined || (comeOn >= first && comeOn <= last)) return;
  const message = `must be from ${first} to ${last}`;
  throw new HttpProblem(400, `comeOn ${message}`, { errors: [{ path: 'comeOn', message }] });
}

interface Arrival {
  postedId: string;
  message: StoredMessage;
  verdict: Verdict;
  address: ClientAddress;
}

/** @returns the message's id, or undefined when it was stored before */
async function store(
  { messages, limiter, now }: MessageDependencies,
  { postedId, message, verdict, address }: Arrival,
): Promise<string | undefined> {
  const id = await unusedId(messages, postedId, message);
  if (id === undefined) return undefined;
  const waitMs = await limiter.admit(address, now(), verdict);
  if (waitMs !== undefined) throw tooMany(waitMs);
  return (await messages.create(id, message)) ? id : undefined;
}

/**
 * A form that sends an id again has usually lost the response. Where it carries another text, its visitor has
 * changed that meanwhile; then it is another message, under an id made of the first one and the text.
 * @returns undefined when this very message is stored
 */
async function unusedId(
  messages: MessageDependencies['messages'],
  id: string,
  message: StoredMessage,
): Promise<string | undefined> {
  const stored = await messages.get(id);
  if (!stored) return id;
  if (isSame(content(stored), content(message))) return undefined;
  const changedId = idFrom(id, JSON.stringify(content(message)));
  return (await messages.get(changedId)) ? undefined : changedId;
}

function content({ Name, Email, Phone, Message, Services, ComeOn }: StoredMessage) {
  const services = FORM_SERVICE_NAMES.map((name) => Services[name] ?? '');
  return [Name, Email, Phone, Message, ComeOn ?? null, ...services];
}

/** RFC 9562, 5.8: version 8 is for ids of one's own making. */
function idFrom(...parts: string[]): string {
  const hex = createHash('sha256').update(parts.join('\n')).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

function toStored(
  post: ContactMessage,
  verdict: Verdict,
  { mailer, pusher, now }: MessageDependencies,
): StoredMessage {
  const { name, email, message, services } = post.formData;
  const at = now();
  const spam = verdict === 'spam';
  const stored: Omit<StoredMessage, keyof Line> = {
    Name: name,
    Email: email,
    ...(post.phone && { Phone: post.phone }),
    Message: message,
    Services: services,
    Persons: personsOf({ ...(post.phone && { Phone: post.phone }), Email: email }),
    Language: post.language ?? 'en',
    Page: post.page ?? null,
    Project: post.project ?? null,
    Plot: post.plot ?? null,
    Campaign: post.campaign ?? null,
    ComeOn: post.comeOn ?? null,
    Stage: 'new',
    VisitAt: null,
    RemindAt: null,
    Note: null,
    Deleted: null,
    State: spam ? 'spam' : 'queued',
    Suspect: verdict !== 'clean',
    // Taken for the first attempt from the beginning, which saves a transaction.
    Attempts: mailer && !spam ? 1 : 0,
    ...(!spam && { DueAt: mailer ? leaseEnd(at, LEASE_MS) : at.toISOString() }),
    ...(pusher && verdict === 'clean' && { Push: { Attempts: 0, DueAt: at.toISOString() } }),
    Read: false,
    CreatedAt: at.toISOString(),
  };
  // Until `create` has found others of the person.
  return { ...stored, ...lineAlone(stored) };
}

/** From here on the message is safe: what goes wrong is the delivery job's to repair, never the visitor's. */
async function attempt(id: string, action: () => Promise<void>): Promise<void> {
  try {
    await withTimeout(action(), ATTEMPT_TIMEOUT_MS + NOTE_TIMEOUT_MS);
  } catch (error) {
    logError('delivery could not be noted', { id, code: (error as { code?: unknown }).code });
  }
}

async function mailOnce(
  dependencies: MessageDependencies,
  id: string,
  message: StoredMessage,
): Promise<void> {
  const { mailer } = dependencies;
  if (mailer)
    await deliverMessage(dependencies, mailer, { id, message, timeoutMs: ATTEMPT_TIMEOUT_MS });
  else info('no key of the mail service: the message stays queued', { id });
}
