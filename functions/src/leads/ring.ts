import { foldPlotNumber, type PushNotification } from '@theni/contract';
import { warn } from 'firebase-functions/logger';
import type { Dependencies } from '../dependencies.ts';
import type { ClaimedLead } from './lead-store.ts';

type RingDependencies = Pick<Dependencies, 'browsers' | 'layoutVersions' | 'pusher' | 'now'>;

/** A push has room for 3,993 bytes (RFC 8030, 7.2; RFC 8291, 4). */
const LEADS_A_PUSH = 5;
const TITLE_MAX_LENGTH = 100;
const TIMEOUT_MS = 20_000;

/**
 * Rings the owner's phones once for all of these leads.
 * @returns whether that is done: a phone has taken it, or there is none
 */
export async function ring(dependencies: RingDependencies, leads: ClaimedLead[]): Promise<boolean> {
  const { browsers, pusher, now } = dependencies;
  const ringing = pusher ? await browsers.ringing() : [];
  if (!pusher || ringing.length === 0) return true;
  const notifications = await notificationsOf(dependencies, leads);
  const outcomes = await Promise.all(
    ringing.map((browser) => pusher.send(browser, notifications, TIMEOUT_MS)),
  );
  const lost = ringing.filter((_, at) => outcomes[at]?.state === 'gone');
  if (lost.length > 0) await browsers.markLost(lost, now());
  const reasons = outcomes.flatMap((each) => (each.state === 'failed' ? each.reason : []));
  if (reasons.length > 0) warn('a phone has not rung', { reasons: [...new Set(reasons)] });
  return outcomes.some(({ state }) => state === 'taken') || reasons.length === 0;
}

/** The newest ones, each under its id, by which a second push takes the place of the first; and how many more there are. */
async function notificationsOf(
  dependencies: RingDependencies,
  leads: ClaimedLead[],
): Promise<PushNotification[]> {
  const newestFirst = leads.toSorted((one, other) =>
    one.lead.CreatedAt < other.lead.CreatedAt ? 1 : -1,
  );
  const named = newestFirst.slice(0, LEADS_A_PUSH);
  const [next] = newestFirst.slice(LEADS_A_PUSH);
  const all = await Promise.all(named.map((each) => notificationOf(dependencies, each)));
  if (!next) return all;
  const title = `${leads.length - named.length} more new enquiries`;
  return [...all, { title, tag: next.id, url: '/admin/dashboard' }];
}

/** It says nothing of the person: it stands on a locked screen, and passes through another company's servers. */
async function notificationOf(
  { layoutVersions }: RingDependencies,
  { id, lead: { Project, Plot } }: ClaimedLead,
): Promise<PushNotification> {
  const place = Project ? await placeOf(layoutVersions, Project, Plot) : '';
  const title = place ? `New enquiry: ${place}` : 'New enquiry';
  return { title: title.slice(0, TITLE_MAX_LENGTH), tag: id, url: `/admin/dashboard?lead=${id}` };
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
