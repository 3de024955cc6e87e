import {
  type DeletedLayout,
  type DraftChanges,
  isKnownLayoutValue,
  isSame,
  LAYOUTS_MAX,
  type Layout,
  type LayoutSummary,
  layoutValueAt,
  layoutValueOrDefault,
  layoutValues,
  parseStoredLayout,
} from '@theni/contract';
import type { CollectionReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { readItemLinks, writeItemLinks } from '../gallery/photos-of-layout.ts';
import { HttpProblem, notFound } from '../http/problem.ts';
import { inTransaction } from '../in-transaction.ts';
import {
  newPlotsDocument,
  type PlotsDocument,
  plotsCollection,
  statusesIn,
} from '../plots/plots-document.ts';
import { isLeased, liveStateDocument } from '../publishing/live-state.ts';
import { requireRestorable, restorableSince } from '../restorable.ts';
import { requireKnown, requireRevision } from '../revisions.ts';
import {
  type LayoutDraftRecord,
  layoutAfter,
  requireTakenPlots,
  toLayoutDraftRecord,
} from './layout-draft.ts';

export interface LayoutRecord extends LayoutSummary {
  id: string;
  layout: Layout;
}

/** Drafts of layouts, `layouts/{slug}`. Who has a plot is in `plots/{slug}` beside each. */
export class LayoutDraftStore {
  readonly #firestore: Firestore;
  readonly #layouts: CollectionReference<LayoutDraftRecord, LayoutDraftRecord>;
  readonly #plots: CollectionReference<PlotsDocument, PlotsDocument>;

  constructor(firestore: Firestore) {
    this.#firestore = firestore;
    this.#layouts = firestore.collection('layouts') as CollectionReference<
      LayoutDraftRecord,
      LayoutDraftRecord
    >;
    this.#plots = plotsCollection(firestore);
  }

  /** In the order of their slugs. */
  async all(now: Date): Promise<LayoutRecord[]> {
    const [layouts, plots] = await Promise.all([this.#layouts.get(), this.#plots.get()]);
    const plotsOf = new Map(plots.docs.map((record) => [record.id, record.data()]));
    return layouts.docs.flatMap((record) => {
      const stored = plotsOf.get(record.id);
      const isListed = stored && record.get('deletedAt') === undefined;
      return isListed ? [recordOf(record.id, record.data(), stored, now)] : [];
    });
  }

  /** Their English names by their slugs. */
  async names(): Promise<Map<string, string>> {
    const { docs } = await this.#layouts.get();
    return new Map(
      docs.map((record) => [
        record.id,
        parseStoredLayout(record.get('layout')).name.en || record.id,
      ]),
    );
  }

  /** Those that can be taken back, the last deleted first. */
  async deleted(now: Date): Promise<DeletedLayout[]> {
    const restorable = this.#layouts.where('deletedAt', '>', restorableSince(now));
    return (await restorable.orderBy('deletedAt', 'desc').get()).docs.map((record) => {
      const { layout, deletedAt = '' } = record.data();
      return { slug: record.id, name: parseStoredLayout(layout).name, deletedAt };
    });
  }

  async find(slug: string, now: Date): Promise<LayoutRecord | undefined> {
    const [layout, record] = await Promise.all([
      this.#layouts.doc(slug).get(),
      this.#plots.doc(slug).get(),
    ]);
    const [draft, plots] = [layout.data(), record.data()];
    if (!draft || !plots || draft.deletedAt !== undefined) return undefined;
    return recordOf(slug, draft, plots, now);
  }

  async exists(slug: string): Promise<boolean> {
    const draft = (await this.#layouts.doc(slug).get()).data();
    return draft !== undefined && draft.deletedAt === undefined;
  }

  /** @returns the same layout for a repeated call @throws {HttpProblem} 409 */
  async create(slug: string, layout: Layout, now: Date): Promise<LayoutRecord> {
    await this.#deleteIfOver(slug, now);
    return inTransaction(this.#firestore, 'layouts', async (transaction) => {
      const all = await transaction.get(this.#layouts.select());
      if (all.docs.some(({ id }) => id === slug)) {
        const there = await this.#read(transaction, slug);
        if (there.layout.deletedAt !== undefined)
          throw new HttpProblem(
            409,
            'A deleted layout has this address until tomorrow. Restore it, or choose another name.',
          );
        if (!isSame(parseStoredLayout(there.layout.layout), layout))
          throw new HttpProblem(409, 'Another layout has this address.');
        return recordOf(slug, there.layout, there.plots, now);
      }
      if (all.size >= LAYOUTS_MAX)
        throw new HttpProblem(
          409,
          `There can be at most ${LAYOUTS_MAX} layouts. Delete one first.`,
        );
      const stored = await this.#write(transaction, slug, [], layout);
      const plots = newPlotsDocument();
      transaction.set(this.#plots.doc(slug), plots);
      return recordOf(slug, stored, plots, now);
    });
  }

  /**
   * @param expectedRevision any, unless one is given
   * @throws {HttpProblem} 400 for a number in use, 409 for a value that somebody else has changed,
   * 412 for another revision, 422 when a taken plot would be another
   */
  change(
    slug: string,
    changed: DraftChanges,
    { now, expectedRevision }: { now: Date; expectedRevision?: string | undefined },
  ): Promise<LayoutRecord> {
    return inTransaction(this.#firestore, 'layouts', async (transaction) => {
      const { layout: found, plots } = await this.#readListed(transaction, slug);
      requireRevision(found.revision, expectedRevision);
      const before = parseStoredLayout(found.layout);
      const values = layoutValues(before);
      requireKnown(changed, {
        valueAt: (path) => layoutValueAt(values, path),
        stored: layoutValueOrDefault,
        isKnown: isKnownLayoutValue,
      });
      const after = layoutAfter(values, changed.changes);
      requireTakenPlots(after, statusesIn(plots, now).takenPlots);
      // What is saved as it was is no new version, but a new revision.
      const unchanged = isSame(after, before) ? found.version : undefined;
      const stored = await this.#write(transaction, slug, before.photos, after, unchanged);
      return recordOf(slug, stored, plots, now);
    });
  }

  /**
   * Deletes the draft, which can be taken back for a day: until then its slug, photos and files stay
   * its own.
   * @throws {HttpProblem} 409 while it is public, somebody has a plot of it, or a publication runs,
   * which may be about to make it public
   */
  remove(slug: string, now: Date): Promise<void> {
    return inTransaction(this.#firestore, 'layouts', async (transaction) => {
      const { plots } = await this.#readListed(transaction, slug);
      if (plots.publishedVersion !== null)
        throw new HttpProblem(
          409,
          'Visitors see this layout. Switch “Public” off and publish; then it can be deleted.',
        );
      if (statusesIn(plots, now).takenPlots.length > 0)
        throw new HttpProblem(
          409,
          'Plots of this layout are held, booked or sold. Make them available first, ' +
            'or mark the layout completed and keep it.',
        );
      const state = (await transaction.get(liveStateDocument(this.#firestore))).data() ?? {};
      if (isLeased(state, now))
        throw new HttpProblem(409, 'A publication is running. Please try again when it has ended.');
      if (state.publication?.result === 'running')
        throw new HttpProblem(
          409,
          'It is not known yet how the last publication ended. Open Publish, which finds it out, ' +
            'then try again.',
        );
      transaction.update(this.#layouts.doc(slug), { deletedAt: now.toISOString() });
    });
  }

  /**
   * Takes a deletion back.
   * @throws {HttpProblem} 404 for a layout that is not deleted, or was more than a day ago
   */
  restore(slug: string, now: Date): Promise<LayoutRecord> {
    return inTransaction(this.#firestore, 'layouts', async (transaction) => {
      const { layout, plots } = await this.#read(transaction, slug);
      const { deletedAt, ...draft } = layout;
      if (deletedAt === undefined) throw notFound('layout');
      requireRestorable(deletedAt, now);
      transaction.set(this.#layouts.doc(slug), draft);
      return recordOf(slug, draft, plots, now);
    });
  }

  /** Deletes for good what cannot be restored any more; the items of its photos stay. */
  async deleteForGood(now: Date): Promise<void> {
    const over = this.#layouts.where('deletedAt', '<=', restorableSince(now)).select();
    for (const { id } of (await over.get()).docs) await this.#deleteIfOver(id, now);
  }

  async #deleteIfOver(slug: string, now: Date): Promise<void> {
    await inTransaction(this.#firestore, 'layouts', async (transaction) => {
      const draft = (await transaction.get(this.#layouts.doc(slug))).data();
      if (!draft?.deletedAt || draft.deletedAt > restorableSince(now)) return;
      const photos = { slug, before: parseStoredLayout(draft.layout).photos, after: [] };
      const links = await readItemLinks(transaction, this.#firestore, photos);
      transaction.delete(this.#layouts.doc(slug));
      transaction.delete(this.#plots.doc(slug));
      writeItemLinks(transaction, this.#firestore, links);
    });
  }

  async #readListed(transaction: Transaction, slug: string) {
    const stored = await this.#read(transaction, slug);
    if (stored.layout.deletedAt !== undefined) throw notFound('layout');
    return stored;
  }

  /** Also a deleted one. */
  async #read(transaction: Transaction, slug: string) {
    const records = await Promise.all([
      transaction.get(this.#layouts.doc(slug)),
      transaction.get(this.#plots.doc(slug)),
    ]);
    const [layout, plots] = [records[0].data(), records[1].data()];
    if (!layout || !plots) throw notFound('layout');
    return { layout, plots };
  }

  /**
   * The items of its photos name it from then on, and no other draft lists them.
   * @param unchangedVersion the one that the layout keeps, if it does
   */
  async #write(
    transaction: Transaction,
    slug: string,
    before: string[],
    layout: Layout,
    unchangedVersion?: string,
  ) {
    const photos = { slug, before, after: layout.photos };
    const links = await readItemLinks(transaction, this.#firestore, photos);
    const stored = toLayoutDraftRecord(layout, unchangedVersion);
    transaction.set(this.#layouts.doc(slug), stored);
    writeItemLinks(transaction, this.#firestore, links);
    return stored;
  }
}

function recordOf(
  slug: string,
  { version, revision, layout: text }: LayoutDraftRecord,
  plots: PlotsDocument,
  now: Date,
): LayoutRecord {
  const layout = parseStoredLayout(text);
  const { name, status, place, public: isPublic } = layout;
  const statuses = statusesIn(plots, now);
  return {
    id: plots.layoutId,
    slug,
    version,
    revision,
    publishedVersion: plots.publishedVersion,
    name,
    status,
    place,
    public: isPublic,
    statuses: layout.plots.map((plot) => statuses.statusOf(plot)),
    layout,
  };
}
