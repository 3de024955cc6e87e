import { knownChanges, shippedValues } from '@theni/content/paths';
import type { Changes } from '@theni/contract';
import { isSame } from '@theni/contract/is-same';
import { CONTENT_MAX_BYTES } from '@theni/contract/limits';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { HttpProblem } from '../http/problem.ts';

/** The draft, `content/draft`: the owner's changes of the shipped content, as one text. */
export class ContentDraftStore {
  readonly #firestore: Firestore;
  readonly #initial: Changes;

  constructor(firestore: Firestore, initial: Changes) {
    this.#firestore = firestore;
    this.#initial = initial;
  }

  async get(): Promise<Changes> {
    return this.#changesOf(await this.#record().get());
  }

  /** Null and the shipped value take a change back. @throws {HttpProblem} 413 */
  change(newChanges: Changes): Promise<Changes> {
    return this.#firestore.runTransaction(async (transaction) => {
      const found = this.#changesOf(await transaction.get(this.#record()));
      const merged = Object.entries({ ...found, ...newChanges }).filter(
        ([path, value]) => value !== null && !isSame(value, shippedValues[path]),
      );
      const changes = Object.fromEntries(merged);
      transaction.set(this.#record(), { changes: textOf(changes) });
      return changes;
    });
  }

  async replace(changes: Changes): Promise<void> {
    await this.#record().set({ changes: textOf(changes) });
  }

  #changesOf(record: DocumentSnapshot): Changes {
    if (!record.exists) return this.#initial;
    return knownChanges(JSON.parse(record.get('changes')));
  }

  #record(): DocumentReference {
    return this.#firestore.doc('content/draft');
  }
}

/** JSON may hold what a map of Firestore may not, and costs no index. */
function textOf(changes: Changes): string {
  const text = JSON.stringify(changes);
  if (Buffer.byteLength(text) > CONTENT_MAX_BYTES)
    throw new HttpProblem(413, 'The texts are too long altogether. Please shorten some.');
  return text;
}
