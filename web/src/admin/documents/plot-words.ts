import type { PlotStatus } from '@theni/contract';
import type { FACINGS } from '@theni/contract/plots';
import { timeText } from '@theni/contract/times';
import { layoutText } from './layout-words.ts';

/** Words about plots: their table, their shapes and their states. */
export const plotText = {
  facings: {
    N: 'North',
    NE: 'North-east',
    E: 'East',
    SE: 'South-east',
    S: 'South',
    SW: 'South-west',
    W: 'West',
    NW: 'North-west',
  } satisfies Record<(typeof FACINGS)[number], string>,
  table: {
    lead: 'An empty price reads “ask for the price”. Visitors see changes when you publish.',
    none: 'There are no plots yet. Say how many there are.',
    caption: 'Plots',
    remove: (number: string) => `Remove plot ${number}`,
    removed: (number: string) => `Plot ${number} is removed.`,
    removing: 'Its size, its price and its drawing go with it.',
    confirm: 'Remove',
    locked: (number: string, state: string) =>
      `Plot ${number} is ${state}: make it available first`,
    of: (column: string, number: string) => `${column} of plot ${number}`,
    newPlot: '(new)',
    noNumber: 'This is not a number.',
    most: (count: number) => `A layout has at most ${count} plots.`,
  },
  add: {
    heading: 'Add plots',
    count: 'How many?',
    questions: {
      SquareFeet: 'Which size, sq ft?',
      Sides: 'Sides, ft: 30 × 40',
      Road: 'Which road, ft?',
      Price: 'Price of each, ₹',
      Facing: 'Facing',
    },
    noNumber: 'Not a number',
    button: (numbers: string[]) =>
      numbers.length === 1
        ? `Add plot ${numbers[0]}`
        : `Add plots ${numbers[0]} to ${numbers.at(-1)}`,
  },
  view: {
    larger: 'Larger',
    smaller: 'Smaller',
    whole: 'Whole plan',
    loading: 'Loading the plan..',
    failed: 'The plan could not be loaded.',
    none: 'There is no layout plan yet. Upload its picture first.',
    toPlan: 'To the layout plan',
    plan: 'Layout plan',
  },
  draw: {
    plot: 'Plot',
    drawn: 'drawn',
    notDrawn: 'not drawn',
    left: (count: number, all: number) =>
      count === 0 ? `All ${all} plots are drawn.` : `${count} of ${all} plots are not drawn yet.`,
    noPlots: 'There are no plots to draw yet. Add them first.',
    toPlots: 'To the plots',
    toDrawing: 'Draw the plots on it',
    begin: (number: string) => `Tap the corners of plot ${number} on the plan, one after another.`,
    go: (number: string) => `Plot ${number}: tap the next corner.`,
    close: (number: string) => `Plot ${number}: tap the next corner, or the first one to close.`,
    selected: (number: string) =>
      `Plot ${number}: drag a corner, or move it with the arrow keys. Tap another plot to choose it.`,
    closeShape: 'Close the shape',
    undo: 'Undo',
    moved: (number: string) => `Plot ${number} has another shape.`,
    removed: (number: string) => `The drawing of plot ${number} is deleted.`,
    giveUp: 'Stop drawing',
    tooFlat: 'This is no shape yet: its corners lie on one line.',
    remove: 'Delete the drawing',
    draw: 'Draw anew',
    next: (number: string) => `Draw plot ${number}`,
    shape: (number: string) => `Plot ${number}`,
    corner: (index: number, number: string) => `Corner ${index} of plot ${number}`,
    keys: 'Corners in numbers',
    keysLead: 'For the keyboard: pixels from the left and from the top of the plan.',
    x: (index: number) => `Corner ${index}, from the left`,
    y: (index: number) => `Corner ${index}, from the top`,
    removeCorner: (index: number) => `Remove corner ${index}`,
    addCorner: 'Add a corner',
  },
  states: {
    lead: 'Tap a plot to change its status. Visitors see it within a minute.',
    none: 'There are no plots yet.',
    toPlots: 'Add plots',
    plots: 'Plots',
    all: (count: number) => `All ${count} plots`,
    list: 'List',
    map: 'Map',
    show: 'Show as',
    filter: 'Filter',
    every: (count: number) => `All (${count})`,
    refresh: 'Refresh',
    plot: (number: string, state: string) => `Plot ${number}, ${state}`,
    until: (when: string) => `until ${when}`,
    personOf: (number: string) => `Lead of plot ${number}`,
    notDrawn: (numbers: string[]) => `Not drawn, in the list only: ${numbers.join(', ')}`,
    heading: (number: string) => `Plot ${number}`,
    now: (state: string) => `Now: ${state}`,
    holdUntil: 'Held until',
    holdHint: 'It becomes available by itself then.',
    holdPast: 'Please choose a time that is still to come.',
    set: {
      available: 'Available',
      held: 'Hold',
      booked: 'Booked',
      sold: 'Sold',
    } satisfies Record<PlotStatus['State'], string>,
    close: 'Close',
    busy: 'One moment..',
    done: (number: string, state: string) => `Plot ${number} is ${state} now.`,
    overtaken: (number: string, state: string) =>
      `Someone just changed this plot: plot ${number} is ${state} by now. Nothing of yours was saved. Look again before you promise it to anybody.`,
    overtakenUnheard: (number: string, state: string) =>
      `Plot ${number} is ${state} by now, perhaps by your tap before, whose answer was lost. Look again before you promise it to anybody.`,
    noConnection: 'There is no answer. Please try again: nothing is done twice.',
    failed: (reason: string) => `Nothing has changed. ${reason}`,
  },
  message: {
    label: 'Linked lead',
    attached: (name: string) => `From ${name}`,
    other: 'A lead is linked.',
    none: 'No lead is linked.',
    choose: 'Link a lead',
    remove: 'Unlink',
    failed: 'The leads could not be loaded.',
    empty: 'There are no leads yet.',
    search: 'Name, number or words',
    notFound: 'Nothing found.',
    list: 'Leads',
    keep: 'Back',
  },
};

/** 'available', in a sentence */
export function stateName(state: PlotStatus['State']): string {
  return layoutText.states[state].toLowerCase();
}

/** 'available', 'held until 23 Nov 2026, 6:00 pm' */
export function stateOf({ State, HeldUntil }: Pick<PlotStatus, 'State' | 'HeldUntil'>): string {
  const isHeld = State === 'held' && HeldUntil;
  return stateName(State) + (isHeld ? ` ${plotText.states.until(timeText(HeldUntil))}` : '');
}
