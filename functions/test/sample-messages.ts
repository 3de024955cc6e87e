import { randomUUID } from 'node:crypto';
import { FORM_SERVICES, NO_SERVICES } from '@theni/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { personsOf, type StoredLead, settled } from '../src/leads/stored-lead.ts';

type SampleFields = Partial<Omit<StoredLead, 'Persons' | 'Folder'>>;

/** Puts messages into a database, the first one as the newest. @returns their ids, in that order */
export async function addMessages(
  firestore: Pick<Firestore, 'doc'>,
  ...messages: SampleFields[]
): Promise<string[]> {
  const stored = sampleMessages(messages);
  await Promise.all([...stored].map(([id, lead]) => firestore.doc(`messages/${id}`).create(lead)));
  return [...stored.keys()];
}

/** By their ids, the newest first. */
export function sampleMessages(all: SampleFields[]): Map<string, StoredLead> {
  return new Map(
    all.map((fields, index) => [randomUUID() as string, sampleMessage(index, fields)]),
  );
}

/** Mailed, and rung for. @param index 0 is the newest one */
function sampleMessage(index: number, fields: SampleFields): StoredLead {
  const CreatedAt = new Date(Date.UTC(2026, 2, 2) - index * 60_000).toISOString();
  const message = {
    Name: `Sample Visitor ${index + 1}`,
    Email: `visitor${index + 1}@theni.example`,
    Message: 'I am looking for a plot.',
    Services: { ...NO_SERVICES, plots: FORM_SERVICES.plots },
    Language: 'en' as const,
    Page: null,
    Project: null,
    Plot: null,
    Campaign: null,
    ComeOn: null,
    Stage: 'new' as const,
    NextStepOn: null,
    Note: null,
    Deleted: null,
    Verdict: 'clean' as const,
    State: fields.Verdict === 'spam' ? ('not-mailed' as const) : ('sent' as const),
    RungAt: CreatedAt,
    Attempts: 1,
    CreatedAt,
    ...fields,
  };
  return settled({ ...message, Persons: personsOf(message), Folder: 'open' }, new Date(CreatedAt));
}
