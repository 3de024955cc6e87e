import { randomUUID } from 'node:crypto';
import type { Firestore } from '@google-cloud/firestore';
import { STAGES } from '@theni/contract';
import { sampleLayouts } from '../../config/sample-layouts.ts';
import { samplePlot } from '../../config/sample-plot.ts';
import { LayoutStore } from '../../functions/src/documents/layout-store.ts';
import { sampleMessages } from '../../functions/test/samples.ts';
import type { SuitePorts } from './ports.ts';
import { connectTo } from './suite.ts';

const ITEMS = 500;
const MESSAGES = 2000;
const PLOTS = 500;
const MESSAGES_A_DAY = 40;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Firestore takes 500 writes in one commit. */
const BATCH = 500;

const NAMES = ['Selvi', 'முத்து', 'Asha', 'கோமதி', 'Pandian'];
const TEXTS = [
  'I am looking for a corner plot near the bus stand. When may we see it?',
  'ஆண்டிபட்டி அருகே வீடு கட்ட மனை வேண்டும். விலை என்ன?',
  'Please send the layout plan and the price for a cent.',
];
const PLACES = ['Theni', 'Periyakulam', 'Periyakulam, தேனி', 'கம்பம்', 'near the tank, Bodi'];

/** What a few years bring, to look at: copies of the sample items, messages in every state, a layout of many plots. */
export async function seedMany(ports: SuitePorts): Promise<void> {
  const firestore = connectTo(ports);
  const now = Date.now();
  const files = firestore.collection('files');
  const samples = (await files.where('CreatedAt', '>', '').get()).docs.map((item) => item.data());
  if (samples.length === 0) throw new Error('There is no item to copy.');
  const items = Array.from({ length: ITEMS - samples.length }, (_, index) => ({
    path: `files/${randomUUID()}`,
    fields: {
      ...samples[index % samples.length],
      Location: PLACES[index % PLACES.length],
      Pinned: false,
      CreatedAt: new Date(now - (index + 1) * DAY_MS).toISOString(),
    },
  }));
  const sent = sampleMessages(Array.from({ length: MESSAGES }, (_, at) => messageOf(at, now)));
  const messages = [...sent].map(([id, fields]) => ({ path: `messages/${id}`, fields }));
  const records = [...items, ...messages];
  for (let start = 0; start < records.length; start += BATCH) {
    const batch = firestore.batch();
    for (const { path, fields } of records.slice(start, start + BATCH))
      batch.create(firestore.doc(path), fields);
    await batch.commit();
  }
  await firestore.doc('meta/files').set({ Version: now });
  await seedPlots(firestore);
  await firestore.terminate();
}

/** It is a draft, and there once. */
async function seedPlots(firestore: Firestore): Promise<void> {
  const [sample] = sampleLayouts;
  if (!sample) throw new Error('There is no layout to copy.');
  const Plots = Array.from({ length: PLOTS }, (_, index) => {
    const { State: _state, ...facts } = samplePlot({ Number: String(index + 1) });
    return facts;
  });
  const layout = { ...sample.Project, Plots };
  await new LayoutStore(firestore).create('sample-many', layout, new Date());
}

/** One in ten is spam; of the others a third is not answered. */
function messageOf(index: number, now: number) {
  const one = <T>(all: readonly T[]) => all[index % all.length] as T;
  const isSpam = index % 10 === 9;
  return {
    Name: `${one(NAMES)} ${index + 1}`,
    Message: one(TEXTS),
    Phone: `+91${String(index % 2000).padStart(10, '0')}`,
    Language: index % 2 === 0 ? 'en' : 'ta',
    Page: index % 3 === 0 ? null : '/service-plots',
    Project: index % 4 === 0 ? (one(sampleLayouts)?.Slug ?? null) : null,
    Stage: isSpam || index % 3 === 0 ? 'new' : one(STAGES),
    Verdict: isSpam ? 'spam' : 'clean',
    CreatedAt: new Date(now - index * (DAY_MS / MESSAGES_A_DAY)).toISOString(),
  } as const;
}
