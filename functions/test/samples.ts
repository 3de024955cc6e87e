import { randomUUID } from 'node:crypto';
import { FORM_SERVICES, type Item, type Layout, type Plot, type PlotFacts } from '@theni/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { sampleLayouts } from '../../config/sample-layouts.ts';
import { samplePlot, samplePlotId } from '../../config/sample-plan.ts';
import { withFolderAndDueTime } from '../src/leads/lead-states.ts';
import { contactKeysOf, type StoredLead } from '../src/leads/stored-lead.ts';

export const NO_SERVICES = { construction: '', plans: '', plots: '', others: '' } as const;

/** An item as the store would hold it; tests say only what matters to them. */
export function sampleItem(fields: Partial<Item> = {}): Item {
  const _id = fields._id ?? randomUUID();
  return {
    _id,
    FileType: 'image/jpeg',
    FileUrl: `https://firebasestorage.googleapis.com/v0/b/x/o/file%2F${_id}%2Fa.jpg?alt=media`,
    Location: 'Theni',
    Service: 'Road Work',
    Width: 1600,
    Height: 1200,
    Variants: [],
    Pinned: false,
    CreatedAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  };
}

/** A layout that may be public, without files and plots; tests say only what matters to them. */
export function sampleLayout(changes: Partial<Layout> = {}): Layout {
  const [garden] = structuredClone(sampleLayouts);
  if (!garden) throw new Error('There is no sample.');
  return { ...garden.fields, documents: [], plan: null, plots: [], ...changes };
}

export function samplePlots(...numbers: string[]): Plot[] {
  return numbers.map((number) => ({ id: samplePlotId(number), ...sampleFacts({ number }) }));
}

export function sampleFacts(changes: Partial<PlotFacts>): PlotFacts {
  const { state: _, ...facts } = samplePlot(changes);
  return facts;
}

type SampleFields = Partial<Omit<StoredLead, 'contactKeys' | 'folder'>>;

/** Puts messages into a database, the first one as the newest. @returns their ids, in that order */
export async function addMessages(
  firestore: Pick<Firestore, 'doc'>,
  ...messages: SampleFields[]
): Promise<string[]> {
  const stored = messages.map((fields, index) => sampleMessage(index, fields));
  await Promise.all(stored.map((lead) => firestore.doc(`messages/${lead.id}`).create(lead)));
  return stored.map(({ id }) => id);
}

/** Mailed, and rung for. @param index 0 is the newest one */
function sampleMessage(index: number, fields: SampleFields): StoredLead {
  const createdAt = new Date(Date.UTC(2026, 2, 2) - index * 60_000).toISOString();
  const message = {
    id: randomUUID() as string,
    name: `Sample Visitor ${index + 1}`,
    email: `visitor${index + 1}@theni.example`,
    message: 'I am looking for a plot.',
    services: { ...NO_SERVICES, plots: FORM_SERVICES.plots },
    language: 'en' as const,
    page: null,
    layout: null,
    plot: null,
    campaign: null,
    comeOn: null,
    isFirstOfPlace: true,
    mailRefusals: 0,
    stage: 'new' as const,
    nextStepOn: null,
    note: null,
    deleted: null,
    verdict: 'clean' as const,
    mailState: fields.verdict === 'spam' ? ('not-mailed' as const) : ('sent' as const),
    mailAttempts: 1,
    isRingDone: true,
    ringAttempts: 1,
    createdAt,
    ...fields,
  };
  return withFolderAndDueTime(
    { ...message, contactKeys: contactKeysOf(message), folder: 'open' },
    new Date(createdAt),
  );
}

/** What the form posts; tests say only what matters to them. */
export function samplePost({
  id = randomUUID() as string,
  ...formData
}: Record<string, string> = {}) {
  return {
    id,
    formData: {
      name: 'முத்து <b>Muthu</b>',
      email: 'visitor@theni.example',
      message: 'Say Hi\nவணக்கம் & "நன்றி"',
      services: { ...NO_SERVICES, plots: FORM_SERVICES.plots },
      ...formData,
    },
  };
}
