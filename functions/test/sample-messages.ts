import { randomUUID } from 'node:crypto';
import { FORM_SERVICES, NO_SERVICES } from '@theni/contract';
import type { Firestore } from 'firebase-admin/firestore';
import type { StoredMessage } from '../src/messages/message-store.ts';
import {
  isLinked,
  type Line,
  lineAlone,
  linesOf,
  linkedAlone,
} from '../src/messages/person-lines.ts';
import { personsOf } from '../src/messages/persons.ts';

type SampleFields = Partial<Omit<StoredMessage, keyof Line | 'Persons'>>;

/** Puts messages into an empty database, the first one as the newest. @returns their ids, in that order */
export async function addMessages(
  firestore: Pick<Firestore, 'doc'>,
  ...messages: SampleFields[]
): Promise<string[]> {
  const stored = sampleMessages(messages);
  await Promise.all(
    [...stored].map(([id, message]) => firestore.doc(`messages/${id}`).create(message)),
  );
  return [...stored.keys()];
}

/** By their ids, the newest first, and on the lines of their persons. */
export function sampleMessages(all: SampleFields[]): Map<string, StoredMessage> {
  const samples = new Map(
    all.map((fields, index) => [randomUUID() as string, sampleMessage(index, fields)]),
  );
  const linked = [...samples].filter(([, message]) => isLinked(message));
  const lines = linesOf(linked.map(([id, message]) => linkedAlone(id, message)));
  return new Map([...samples].map(([id, message]) => [id, { ...message, ...lines.get(id) }]));
}

/** By itself. @param index 0 is the newest one */
function sampleMessage(index: number, fields: SampleFields): StoredMessage {
  const message = {
    Name: `Sample Visitor ${index + 1}`,
    Email: `visitor${index + 1}@theni.example`,
    Message: 'I am looking for a plot.',
    Services: { ...NO_SERVICES, plots: FORM_SERVICES.plots },
    Language: 'en',
    Page: null,
    Project: null,
    Plot: null,
    Campaign: null,
    ComeOn: null,
    Stage: 'new',
    VisitAt: null,
    RemindAt: null,
    Note: null,
    Deleted: null,
    State: 'sent',
    Attempts: 1,
    Read: false,
    CreatedAt: new Date(Date.UTC(2026, 2, 2) - index * 60_000).toISOString(),
    ...fields,
  } satisfies SampleFields as Omit<StoredMessage, keyof Line | 'Persons'>;
  const stored = { ...message, Persons: personsOf(message) };
  return { ...stored, ...lineAlone(stored) };
}
