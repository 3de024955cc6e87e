import type { Counts, StatsResponse } from '@theni/contract';
import { dayOf, daysBefore, startOf } from '@theni/contract/times';
import type { Dependencies } from '../dependencies.ts';

/** Of more leads in the days asked for, the newest count. */
export const STATS_LEADS_MAX = 5000;

/** Where leads and taps of the last days came from; one read a lead and a day. */
export async function readStats(
  { messages, contactClicks, now }: Pick<Dependencies, 'messages' | 'contactClicks' | 'now'>,
  days: number,
): Promise<StatsResponse> {
  const since = startOf(dayOf(daysBefore(now(), days - 1)));
  const [leads, tapped, unanswered] = await Promise.all([
    messages.originsSince(since, STATS_LEADS_MAX),
    contactClicks.since(dayOf(since)),
    messages.unanswered(),
  ]);
  const people = leads.filter(({ Listed }) => Listed);
  const leadsBy = (name: (lead: (typeof leads)[number]) => string | string[]) =>
    countBy(leads, name, () => 1);
  const tapsBy = (name: (contactClick: (typeof tapped)[number]) => string | string[]) =>
    countBy(tapped, name, ({ Count }) => Count);
  return {
    Leads: {
      Total: people.length,
      ByDay: countBy(
        people,
        ({ CreatedAt }) => dayOf(new Date(CreatedAt)),
        () => 1,
      ),
      ByProject: leadsBy(({ Project }) => Project ?? ''),
      ByService: leadsBy(({ Services }) => Object.values(Services).filter(Boolean)),
      ByLanguage: leadsBy(({ Language }) => Language),
      ByPage: leadsBy(({ Page }) => Page ?? ''),
      ByCampaign: leadsBy(({ Campaign }) => Campaign ?? []),
      ByPlot: leadsBy(plotOf),
    },
    Taps: {
      Total: tapped.reduce((sum, { Count }) => sum + Count, 0),
      ByDay: tapsBy(({ Day }) => Day),
      ByKind: tapsBy(({ Kind }) => Kind),
      ByProject: tapsBy(({ Project = '' }) => Project),
      ByPlot: tapsBy(plotOf),
      ByLanguage: tapsBy(({ Language }) => Language),
      ByPage: tapsBy(({ Page }) => Page),
    },
    Unanswered: unanswered,
  };
}

function plotOf({ Project, Plot }: { Project?: string | null; Plot?: string | null }) {
  return Project && Plot ? `${Project} ${Plot}` : [];
}

/** How many under each name; one may have several names, or none. The most frequent first. */
function countBy<T>(
  all: T[],
  nameOf: (one: T) => string | string[],
  weigh: (one: T) => number,
): Counts {
  const counts = new Map<string, number>();
  for (const one of all) {
    for (const name of [nameOf(one)].flat()) counts.set(name, (counts.get(name) ?? 0) + weigh(one));
  }
  return Object.fromEntries([...counts].sort(([, a], [, b]) => b - a));
}
