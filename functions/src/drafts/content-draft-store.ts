import { knownChanges, shippedValues } from '@theni/content/paths';
import type { Changes } from '@theni/contract';
import { isSame } from '@theni/contract/is-same';
import { CONTENT_MAX_BYTES } from '@theni/contract/limits';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { HttpProblem } from '../http/problem.ts';
import { requireRevision } from './require-revision.ts';

export interface ContentDraft {
  /** Another one after each saving, even of what was saved already. */
  revision: number;
  changes: Changes;
}

/** The draft, `content/draft`: the owner's changes of the shipped content, as one text. */
export class ContentDraftStore {
  readonly #firestore: Firestore;
  readonly #initial: Changes;

  constructor(firestore: Firestore, initial: Changes) {
    this.#firestore = firestore;
    this.#initial = initial;
  }

  async get(): Promise<ContentDraft> {
    return this.#draftOf(await this.#record().get());
  }

  /**
   * Null and the shipped value take a change back.
   * @param expectedRevision any, unless one is given
   * @throws {HttpProblem} 412 for another revision, 413
   */
  change(newChanges: Changes, expectedRevision?: number): Promise<ContentDraft> {
    return this.#write(({ changes, revision }) => {
      requireRevision(revision, expectedRevision);
      const merged = Object.entries({ ...changes, ...newChanges }).filter(
        ([path, value]) => value !== null && !isSame(value, shippedValues[path]),
      );
      return Object.fromEntries(merged);
    });
  }

  /** @param changes of an earlier build, perhaps: those of texts that have gone are dropped */
  replace(changes: Changes): Promise<ContentDraft> {
    return this.#write(() => knownChanges(changes));
  }

  #write(changesAfter: (before: ContentDraft) => Changes): Promise<ContentDraft> {
    return this.#firestore.runTransaction(async (transaction) => {
      const before = this.#draftOf(await transaction.get(this.#record()));
      const changes = changesAfter(before);
      const revision = before.revision + 1;
      transaction.set(this.#record(), { revision, changes: textOf(changes) });
      return { revision, changes };
    });
  }

  #draftOf(record: DocumentSnapshot): ContentDraft {
    if (!record.exists) return { revision: 0, changes: this.#initial };
    const changes = knownChanges(JSON.parse(record.get('changes')));
    return { revision: record.get('revision'), changes };
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
