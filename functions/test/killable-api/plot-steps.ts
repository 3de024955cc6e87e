import type { LayoutResponse, PlotStatus } from '@theni/contract';
import fc from 'fast-check';
import { samplePlotId } from '../../../config/sample-plan.ts';
import { LAYOUT_PATH } from '../layout-api.ts';
import { sampleFacts } from '../samples.ts';
import type { Ask } from './killable-api.ts';
import { chooseLead, EXTRA_PLOT, type Step, type World, withDraft } from './world.ts';

const plotNumber = fc.constantFrom('1', EXTRA_PLOT.number);

export const addOrDropPlot = fc.boolean().map(
  (hasExtraPlot): Step => ({
    name: `${hasExtraPlot ? 'add' : 'drop'} the extra plot`,
    events: 10,
    act: async (ask) => [await changeExtraPlot(ask, hasExtraPlot)],
    outcomes: (world) => [isTaken(world) ? world : withDraft(world, { hasExtraPlot })],
  }),
);

export const bookPlot = fc.tuple(plotNumber, fc.nat(50)).map(
  ([number, choice]): Step => ({
    name: `book plot ${number}`,
    events: 10,
    act: async (ask, world) => {
      const plot = await plotOf(ask, number);
      const change = booking(chooseLead(choice, world));
      return [await changePlot(ask, plot, change)];
    },
    outcomes: (world) => [withBooking(world, number, chooseLead(choice, world))],
  }),
);

export const freePlot = plotNumber.map(
  (number): Step => ({
    name: `make plot ${number} available`,
    events: 10,
    act: async (ask) => {
      const plot = await plotOf(ask, number);
      return [await changePlot(ask, plot, { state: 'available' })];
    },
    outcomes: (world) => {
      const { [number]: _, ...takenPlots } = world.takenPlots;
      return [{ ...world, takenPlots }];
    },
  }),
);

export const bookTwice = fc.tuple(plotNumber, fc.nat(50)).map(
  ([number, choice]): Step => ({
    name: `two book plot ${number} at once`,
    events: 10,
    act: async (ask, world) => {
      const plot = await plotOf(ask, number);
      const book = (lead: string | undefined) => changePlot(ask, plot, booking(lead));
      return Promise.all(twoLeads(choice, world).map(book));
    },
    outcomes: (world) => twoLeads(choice, world).map((lead) => withBooking(world, number, lead)),
  }),
);

export const bookAndDrop = fc.nat(50).map(
  (choice): Step => ({
    name: 'book the extra plot while it is dropped',
    events: 10,
    act: async (ask, world) => {
      const plot = await plotOf(ask, EXTRA_PLOT.number);
      const change = booking(chooseLead(choice, world));
      return Promise.all([changePlot(ask, plot, change), changeExtraPlot(ask, false)]);
    },
    outcomes: (world) => [
      withBooking(world, EXTRA_PLOT.number, chooseLead(choice, world)),
      ...(isTaken(world) ? [] : [withDraft(world, { hasExtraPlot: false })]),
    ],
  }),
);

const isTaken = ({ takenPlots }: World) => EXTRA_PLOT.number in takenPlots;

function changeExtraPlot(ask: Ask, isThere: boolean): Promise<Response> {
  const facts = isThere ? sampleFacts({ number: EXTRA_PLOT.number }) : null;
  return ask('PATCH', LAYOUT_PATH, { body: { changes: { [EXTRA_PLOT.path]: facts } } });
}

async function plotOf(ask: Ask, number: string): Promise<Pick<PlotStatus, 'id' | 'revision'>> {
  const { statuses }: LayoutResponse = await (await ask('GET', LAYOUT_PATH)).json();
  const found = statuses.find((plot) => plot.number === number);
  return found ?? { id: samplePlotId(number), revision: 'none' };
}

function changePlot(
  ask: Ask,
  { id, revision }: Pick<PlotStatus, 'id' | 'revision'>,
  change: object,
): Promise<Response> {
  const headers = { 'If-Match': `"${revision}"` };
  return ask('PATCH', `${LAYOUT_PATH}/plots/${id}`, { body: change, headers });
}

function withBooking(world: World, number: string, lead: string | undefined): World {
  if (number === EXTRA_PLOT.number && !world.draft.hasExtraPlot) return world;
  const messageId = lead ?? world.takenPlots[number] ?? null;
  const isKnown = messageId !== null && messageId in world.leads;
  return {
    ...world,
    takenPlots: { ...world.takenPlots, [number]: messageId },
    leads: { ...world.leads, ...(isKnown && { [messageId]: 'booked' }) },
  };
}

function booking(lead: string | undefined) {
  return { state: 'booked', ...(lead && { messageId: lead }) };
}

const twoLeads = (choice: number, world: World) => [
  chooseLead(choice, world),
  chooseLead(choice + 1, world),
];
