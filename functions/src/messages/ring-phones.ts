import { foldPlotNumber, type PushNotification } from '@theni/contract';
import { error as logError, warn } from 'firebase-functions/logger';
import type { Dependencies } from '../dependencies.ts';
import type { StoredBrowser } from '../push/browser-store.ts';
import type { Pusher, PushOutcome } from '../push/pusher.ts';
import type { PushState, StoredMessage } from './message-store.ts';
import { nextAttempt } from './retry-delays.ts';

export type RingDependencies = Pick<
  Dependencies,
  'messages' | 'browsers' | 'layoutVersions' | 'pusher' | 'now'
>;

/** In a flood the phones ring once in this time, for all leads that have come meanwhile. */
const PAUSE_MS = 60_000;
/** A push has room for 3,993 bytes (RFC 8030, 7.2; RFC 8291, 4). As many an hour as `MESSAGE_LIMITS` lets in. */
const LEADS_A_PUSH = 5;
/** More than wait in any but the worst flood. */
const LEADS_A_RUN = 50;

type Lead = [id: string, message: StoredMessage];

const RUN_TIMEOUT_MS = 20_000;

/** The job of every minute. */
export async function ringQueued(dependencies: RingDependencies): Promise<void> {
  await ringPhones(dependencies, RUN_TIMEOUT_MS).catch((error: unknown) => {
    // A fault of the database: the leads stay due.
    logError('phones could not ring', { code: (error as { code?: unknown }).code });
  });
}

/**
 * Rings the admin's browsers for the leads that wait for it: when one has come, and each minute. A run that is cut short, or a push
 * that fails, leaves its leads waiting; their tags keep a second push from showing one twice.
 */
export async function ringPhones(dependencies: RingDependencies, timeoutMs: number): Promise<void> {
  const { messages, browsers, pusher, now } = dependencies;
  if (!pusher || (await messages.waitingToRing(now(), 1)).length === 0) return;
  const ringing = await browsers.claimRing(now(), PAUSE_MS);
  if (!ringing) return;
  const waiting = await messages.waitingToRing(now(), LEADS_A_RUN);
  const leads = waiting.filter(isUnseen).sort(freshFirst);
  const pushes = await pushAll(dependencies, pusher, { leads, ringing, timeoutMs });
  for (const lead of waiting) {
    const left = leads.includes(lead) ? stillWaiting(lead, pushes, now()) : undefined;
    await messages.settleRing(lead[0], left);
  }
}

/** For a lead that the admin has seen, or held back, no phone needs to ring any more. */
function isUnseen([, { Read, Deleted, State }]: Lead): boolean {
  return !Read && Deleted === null && State !== 'spam';
}

/** A push service that is away for one phone keeps no new lead from another. */
function freshFirst([, { Push: a }]: Lead, [, { Push: b }]: Lead): number {
  if (!a || !b) return 0;
  return a.Attempts - b.Attempts || (a.DueAt < b.DueAt ? -1 : 1);
}

interface Push {
  browser: StoredBrowser;
  sent: Lead[];
  outcome: PushOutcome;
}

/** One push to each browser that a lead waits for. */
async function pushAll(
  dependencies: RingDependencies,
  pusher: Pusher,
  { leads, ringing, timeoutMs }: { leads: Lead[]; ringing: StoredBrowser[]; timeoutMs: number },
): Promise<Push[]> {
  const pushes = ringing.map(async (browser): Promise<Push[]> => {
    const sent = leads.filter((lead) => waitsFor(lead, browser)).slice(0, LEADS_A_PUSH);
    if (sent.length === 0) return [];
    const shown = await Promise.all(sent.map((lead) => notificationOf(dependencies, lead)));
    return [{ browser, sent, outcome: await pusher.send(browser, shown, timeoutMs) }];
  });
  const done = (await Promise.all(pushes)).flat();
  const gone = done.filter(({ outcome }) => outcome.state === 'gone');
  if (gone.length > 0)
    await dependencies.browsers.remove(gone.map(({ browser }) => browser.Endpoint));
  return done;
}

function waitsFor([, { Push }]: Lead, { Id }: StoredBrowser): boolean {
  return Push?.Browsers?.includes(Id) ?? true;
}

/** @returns undefined when nothing is left to do, or nothing more is tried */
function stillWaiting(lead: Lead, pushes: Push[], now: Date): PushState | undefined {
  const [id, { Push }] = lead;
  const left = pushes.filter(
    ({ browser, sent, outcome }) =>
      waitsFor(lead, browser) &&
      outcome.state !== 'gone' &&
      !(outcome.state === 'taken' && sent.includes(lead)),
  );
  if (left.length === 0) return undefined;
  const Browsers = left.map(({ browser }) => browser.Id);
  const failed = left.flatMap(({ sent, outcome }) =>
    outcome.state === 'failed' && sent.includes(lead) ? [outcome] : [],
  );
  const before = Push?.Attempts ?? 0;
  if (failed.length === 0) return { Attempts: before, DueAt: now.toISOString(), Browsers };

  const Attempts = before + 1;
  const retryAfterMs = Math.max(...failed.map((outcome) => outcome.retryAfterMs ?? 0));
  const dueAt = nextAttempt(Attempts, now, retryAfterMs);
  const note = { id, attempt: Attempts, reasons: [...new Set(failed.map(({ reason }) => reason))] };
  if (dueAt) warn('a phone has not rung yet', note);
  else logError('no phone rang: given up', note);
  return dueAt && { Attempts, DueAt: dueAt.toISOString(), Browsers };
}

/** It says nothing of the person: it stands on a locked screen, and passes through another company's servers. */
async function notificationOf(
  { layoutVersions }: RingDependencies,
  [id, { Project, Plot }]: Lead,
): Promise<PushNotification> {
  const place = Project ? await placeOf(layoutVersions, Project, Plot) : '';
  const title = place ? `New enquiry: ${place}` : 'New enquiry';
  return { title, tag: id, url: `/admin/dashboard?lead=${id}` };
}

/** What the visitor's browser says is looked up: any text could stand there. */
async function placeOf(
  layoutVersions: RingDependencies['layoutVersions'],
  slug: string,
  number: string | null,
): Promise<string> {
  const layout = await layoutVersions.publicLayout(slug).catch(() => undefined);
  if (!layout) return '';
  const isNamed = (plot: { Number: string }) =>
    number !== null && foldPlotNumber(plot.Number) === foldPlotNumber(number);
  const plot = layout.Plots.find(isNamed);
  return plot ? `${layout.name.en}, plot ${plot.Number}` : layout.name.en;
}
