import type { Plot } from '@theni/contract';
import type { FACINGS } from '@theni/contract/plots';
import type { PlotColumn } from './plot-csv.ts';

const plots = (count: number) => (count === 1 ? '1 plot' : `${count} plots`);

/** Words about plots: their table, their shapes and their states. */
export const plotText = {
  unsaved: (count: number) => `${plots(count)} not saved yet`,
  save: 'Save plots',
  saving: 'Saving..',
  kept: 'No connection: the plots are kept on this device. Press “Save plots” when it is back.',
  refused: 'The plots are not saved, and nothing has changed for visitors:',
  conflict: 'Another tab has changed the same plots',
  conflictLead: 'Yours stand in the table. Take the other value where it is right, then save.',
  cell: (number: string, column: string) => `Plot ${number} › ${column}`,
  columns: {
    number: 'Number',
    sq_ft: 'Size, sq ft',
    facing: 'Facing',
    road_ft: 'Road, ft',
    price: 'Price, ₹',
    points: 'Drawing',
  } satisfies Record<PlotColumn, string>,
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
    lead: 'An empty price reads “ask” for visitors. All is sent at once by “Save plots”. A plot that you remove reads “on hold” for visitors until the project is published again.',
    none: 'There are no plots yet. Add the first one, or bring a table from your spreadsheet.',
    caption: 'Plots',
    add: 'Add a plot',
    remove: (number: string) => `Remove plot ${number}`,
    locked: (number: string, state: string) =>
      `Plot ${number} is ${state}: make it available first`,
    of: (column: string, number: string) => `${column} of plot ${number}`,
    newPlot: '(new)',
    undo: 'Undo',
    redo: 'Redo',
    most: (count: number) => `A project has at most ${count} plots.`,
  },
  csv: {
    heading: 'From a spreadsheet',
    lead: 'Save the table as CSV. The first row names the columns: number, sq_ft, facing, road_ft, price, points. Columns that are missing stay as they are.',
    template: 'Download a template',
    download: 'Download these plots',
    choose: 'Choose a CSV file',
    unreadable: 'This file could not be read. Please save it again as CSV.',
    preview: (name: string) => `What ${name} changes`,
    mode: 'Plots that are not in the file',
    merge: 'stay as they are',
    replace: 'are removed',
    counts: (added: number, changed: number, same: number) =>
      `${plots(added)} new, ${changed} changed, ${same} as before.`,
    removed: (numbers: string[]) =>
      `Removed: ${numbers.join(', ')}. Visitors read that they are on hold, until the project is marked ready and published again.`,
    strange: (names: string[]) =>
      `Left out, because nobody knows these columns: ${names.join(', ')}`,
    before: 'Now',
    after: 'In the file',
    more: (count: number) => `and ${count} more`,
    cancel: 'cancel',
    bring: 'Bring in this table',
    bringing: 'Bringing in..',
    done: 'The table is brought in and saved.',
    refused: 'Nothing has changed, because these rows are not right:',
    overtaken: 'Another tab has changed the plots meanwhile. Look at the changes once more.',
    noConnection: 'There is no connection. Nothing has changed; please try again.',
    failed: (reason: string) => `Nothing has changed. ${reason}`,
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
    lastCorner: 'Take back the corner',
    giveUp: 'Stop drawing',
    tooFlat: 'This is no shape yet: its corners lie on one line.',
    remove: 'Delete the drawing',
    draw: 'Draw anew',
    next: (number: string) => `Draw plot ${number}`,
    duplicate: 'Copy along the row',
    shape: (number: string) => `Plot ${number}`,
    corner: (index: number, number: string) => `Corner ${index} of plot ${number}`,
    keys: 'Corners in numbers',
    keysLead: 'For the keyboard: pixels from the left and from the top of the plan.',
    x: (index: number) => `Corner ${index}, from the left`,
    y: (index: number) => `Corner ${index}, from the top`,
    removeCorner: (index: number) => `Remove corner ${index}`,
    addCorner: 'Add a corner',
  },
  copy: {
    heading: (number: string) => `Copy plot ${number} along the row`,
    lead: 'Tap on the plan where the first copy goes, or drag the copies there. They follow one another in that direction.',
    count: 'How many copies',
    right: 'Pixels to the right',
    down: 'Pixels down',
    becomes: (numbers: string[]) =>
      numbers.length === 0
        ? 'There is no plot left for a copy.'
        : `They become ${numbers.length === 1 ? `plot ${numbers[0]}` : `plots ${numbers[0]} to ${numbers.at(-1)}`}.`,
    made: (numbers: string[]) => `New in the table: ${numbers.join(', ')}.`,
    redrawn: (numbers: string[]) => `Drawn anew: ${numbers.join(', ')}.`,
    off: 'The last copies would lie outside of the plan.',
    place: (count: number) => (count === 1 ? 'Place 1 copy' : `Place ${count} copies`),
    cancel: 'cancel',
  },
  states: {
    lead: 'Tap a plot, then what it is now. Visitors see it within a minute.',
    none: 'There are no plots yet.',
    list: 'List',
    map: 'Map',
    show: 'Show as',
    filter: 'Which plots',
    every: (count: number) => `All (${count})`,
    refresh: 'Refresh',
    plot: (number: string, state: string) => `Plot ${number}, ${state}`,
    until: (when: string) => `until ${when}`,
    notDrawn: (numbers: string[]) => `Not drawn, in the list only: ${numbers.join(', ')}`,
    heading: (number: string) => `Plot ${number}`,
    now: (state: string) => `Now: ${state}`,
    hold: 'Hold',
    holdUntil: 'Held until',
    holdHint: 'It becomes available by itself then.',
    holdPast: 'Please choose a time that is still to come.',
    set: {
      available: 'Available',
      held: 'Hold',
      booked: 'Booked',
      sold: 'Sold',
    } satisfies Record<Plot['State'], string>,
    close: 'Close',
    busy: 'One moment..',
    done: (number: string, state: string) => `Plot ${number} is ${state} now.`,
    overtaken: (number: string, state: string) =>
      `Somebody else was faster: plot ${number} is ${state} by now. Nothing of yours was saved. Look again before you promise it to anybody.`,
    overtakenUnheard: (number: string, state: string) =>
      `Plot ${number} is ${state} by now, perhaps by your tap before, whose answer was lost. Look again before you promise it to anybody.`,
    noConnection: 'There is no answer. Please try again: nothing is done twice.',
    failed: (reason: string) => `Nothing has changed. ${reason}`,
  },
  message: {
    label: 'Whose message is it?',
    attached: (name: string) => `From ${name}`,
    other: 'A message is attached.',
    none: 'No message is attached.',
    choose: 'Choose a message',
    remove: 'Take the message off',
    failed: 'The inbox could not be loaded.',
    empty: 'The inbox is empty.',
    search: 'Name, number or words',
    notFound: 'No message has these words.',
    list: 'Messages',
    keep: 'Back',
  },
};

const lower = (state: string) => state.toLowerCase();

/** 'available', 'held until 23 November, 6:00 pm' */
export function stateOf({ State, HeldUntil }: Plot, names: Record<Plot['State'], string>): string {
  const name = lower(names[State]);
  return State === 'held' && HeldUntil
    ? `${name} ${plotText.states.until(shortTime(HeldUntil))}`
    : name;
}

/** '23 Nov, 6:00 pm' */
export function shortTime(iso: string): string {
  return new Date(iso).toLocaleString('en-IN', {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
}
