import type { Item, ItemPage, LayoutResponse, PlotStateResponse } from '@theni/contract';
import { samplePlotId } from '../../../config/sample-plan.ts';
import { LAYOUT_PATH, SLUG } from '../layout-api.ts';
import type { Ask } from './killable-api.ts';

/** A plot that the layout has or has not; another one, `1`, is always there. */
export const EXTRA_PLOT = { number: 'M-1', path: `plots.${samplePlotId('M-1')}` };
export const HEADLINE = 'home.hero.headline';

/** What the owner has typed, or visitors read. */
export interface Texts {
  headline: string;
  layoutName: string;
  hasExtraPlot: boolean;
}

/** All that must not be lost, as the owner and visitors see it. */
export interface World {
  draft: Texts;
  live: Texts;
  /** The ids of leads by the numbers of the plots that are not available. */
  takenPlots: Record<string, string | null>;
  /** Stages of leads by their ids; a lead that is listed twice has two of them. */
  leads: Record<string, string>;
  photos: string[];
}

/** The same, with these texts in the draft. */
export const withDraft = (world: World, draft: Partial<Texts>): World => ({
  ...world,
  draft: { ...world.draft, ...draft },
});

export async function look(ask: Ask): Promise<World> {
  const layout: LayoutResponse = await json(await ask('GET', LAYOUT_PATH));
  const { statuses } = layout;
  const taken = statuses.filter(({ state }) => state !== 'available');
  return {
    draft: await draftOf(ask, layout),
    live: await liveTexts(),
    takenPlots: Object.fromEntries(taken.map(({ number, messageId }) => [number, messageId])),
    leads: await leadsIn(ask),
    photos: (await allItems(ask)).map(({ _id }) => _id),
  };
}

async function draftOf(ask: Ask, { draft }: LayoutResponse): Promise<Texts> {
  const content = await json(await ask('GET', '/content'));
  return {
    headline: content.draft[HEADLINE]?.en ?? '',
    layoutName: (draft['name'] as { en: string }).en,
    hasExtraPlot: EXTRA_PLOT.path in draft,
  };
}

async function liveTexts(): Promise<Texts> {
  const page = await served(`/layouts/${SLUG}`);
  return {
    headline: /Headline \d+/.exec(await served('/'))?.[0] ?? '',
    layoutName: /<h1[^>]*>([^<]*)</.exec(page)?.[1] ?? '',
    hasExtraPlot: page.includes(`"plot-${EXTRA_PLOT.number}"`),
  };
}

async function served(path: string): Promise<string> {
  return (await fetch(`${process.env.SITE_URL}${path}`)).text();
}

/** A lead's message is its id. */
async function leadsIn(ask: Ask): Promise<World['leads']> {
  const [head = '', ...rows] = (await (await ask('GET', '/messages.csv')).text()).split('\r\n');
  const columns = head.split(',').map((name) => name.replaceAll('"', ''));
  const leads: World['leads'] = {};
  for (const row of rows.filter(Boolean)) {
    const cells = row.slice(1, -1).split('","');
    const cell = (column: string) => cells[columns.indexOf(column)] ?? '';
    leads[cell('Message')] = (leads[cell('Message')] ?? '') + cell('Stage');
  }
  return leads;
}

/** The gallery, page by page. */
export async function allItems(ask: Ask): Promise<Item[]> {
  const all: Item[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const query = next && `?${new URLSearchParams({ before: next })}`;
    const page: ItemPage = await json(await ask('GET', `/admin/file${query}`));
    all.push(...page.items);
    next = page.next;
  }
  return all;
}

/** What visitors are told of the plots, by their numbers. */
export async function publicStates(ask: Ask): Promise<Record<string, string>> {
  const states: PlotStateResponse[] = await json(await ask('GET', `/layouts/${SLUG}/plots`));
  return Object.fromEntries(states.map(({ number, state }) => [number, state]));
}

/** @throws when it is refused */
async function json(response: Response) {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}

/** What one or two persons do, or the clock. Done again after a kill, it comes to the same. */
export interface Step {
  name: string;
  /** How many events of its network a request of it has, roughly: where it may be killed. */
  events: number;
  act: (ask: Ask, world: World, upload: Upload) => Promise<Response[]>;
  /** The worlds that it may lead to. */
  outcomes: (world: World) => World[];
}

/** Uploads a photo once, however often it is asked for. @returns what posts it */
type Upload = (id: string) => Promise<object>;

/** The id of a lead: one of those that there are. */
export const chooseLead = (choice: number, { leads }: World) =>
  Object.keys(leads)[choice % Object.keys(leads).length];
