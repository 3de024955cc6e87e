import { randomUUID } from 'node:crypto';
import { STAGES } from '@theni/contract';
import { sampleLayouts } from '../../config/sample-layouts.ts';
import { sampleMessages } from '../../functions/test/sample-messages.ts';
import type { SuitePorts } from './ports.ts';
import { connectTo } from './suite.ts';

const ITEMS = 500;
const MESSAGES = 5000;
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

/** What a few years bring, to see how the admin area bears it: copies of the sample items, and messages in every state. */
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
  await firestore.terminate();
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
    State: isSpam ? 'spam' : 'sent',
    Read: index >= MESSAGES_A_DAY,
    CreatedAt: new Date(now - index * (DAY_MS / MESSAGES_A_DAY)).toISOString(),
  } as const;
}
