import { validChanges } from '@theni/content/changes';
import { shippedValues } from '@theni/content/paths';
import { CONTENT_MAX_BYTES, type DraftChanges, isSame, type ValuesByPath } from '@theni/contract';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { HttpProblem } from '../http/problem.ts';
import { inTransaction } from '../in-transaction.ts';
import { newRevision, requireKnown, requireRevision } from '../revisions.ts';

export interface ContentDraft {
  /** Another one after each saving, even of what was saved already. */
  revision: string;
  changes: ValuesByPath;
}

/** The draft, `content/draft`: the owner's changes of the shipped content, as one text. */
export class ContentDraftStore {
  readonly #record: DocumentReference;
  readonly #initial: ValuesByPath;

  constructor(firestore: Firestore, initial: ValuesByPath) {
    this.#record = firestore.doc('content/draft');
    this.#initial = initial;
  }

  async get(): Promise<ContentDraft> {
    return this.#draftOf(await this.#record.get());
  }

  /**
   * Null and the shipped value take a change back.
   * @param expectedRevision any, unless one is given
   * @throws {HttpProblem} 409 for a value that somebody else has changed, 412 for another revision,
   * 413
   */
  change(changed: DraftChanges, expectedRevision?: string): Promise<ContentDraft> {
    return inTransaction(this.#record.firestore, 'content', async (transaction) => {
      const before = this.#draftOf(await transaction.get(this.#record));
      requireRevision(before.revision, expectedRevision);
      requireKnown(changed, {
        valueAt: (path) => before.changes[path] ?? null,
        stored: (path, value) => (isSame(value, shippedValues[path]) ? null : value),
      });
      const merged = Object.entries({ ...before.changes, ...changed.changes });
      const changes = Object.fromEntries(
        merged.filter(([path, value]) => value !== null && !isSame(value, shippedValues[path])),
      );
      const revision = newRevision();
      transaction.set(this.#record, { revision, changes: textOf(changes) });
      return { revision, changes };
    });
  }

  #draftOf(record: DocumentSnapshot): ContentDraft {
    if (!record.exists) return { revision: 'initial', changes: this.#initial };
    const changes = validChanges(JSON.parse(record.get('changes')));
    return { revision: record.get('revision'), changes };
  }
}

/** JSON may hold what a map of Firestore may not, and costs no index. */
function textOf(changes: ValuesByPath): string {
  const text = JSON.stringify(changes);
  if (Buffer.byteLength(text) > CONTENT_MAX_BYTES)
    throw new HttpProblem(413, 'The texts are too long altogether. Please shorten some.');
  return text;
}
