import { randomUUID } from 'node:crypto';
import { FORM_SERVICES, NO_SERVICES } from '@theni/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { personsOf, type StoredMessage } from '../src/messages/message-store.ts';

/** Puts messages into the database, the first one as the newest. @returns their ids, in that order */
export async function addMessages(
  firestore: Pick<Firestore, 'doc'>,
  ...messages: Partial<StoredMessage>[]
): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, fields] of messages.entries()) {
    const id = randomUUID();
    await firestore.doc(`messages/${id}`).create(sampleMessage(index, fields));
    ids.push(id);
  }
  return ids;
}

/** @param index 0 is the newest one */
export function sampleMessage(index: number, fields: Partial<StoredMessage> = {}): StoredMessage {
  const message: StoredMessage = {
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
    Persons: [],
    State: 'sent',
    Attempts: 1,
    Read: false,
    CreatedAt: new Date(Date.UTC(2026, 2, 2) - index * 60_000).toISOString(),
    ...fields,
  };
  return { ...message, Persons: personsOf(message) };
}
