import { createHash } from 'node:crypto';
import {
  type Item,
  type Layout,
  type Plot,
  type PlotFacts,
  type PlotName,
  parseStoredLayout,
} from '@theni/contract';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { raiseGalleryRevision, readGalleryRevision } from '../gallery/gallery-revision.ts';
import { inTransaction } from '../in-transaction.ts';
import { plotsCollection, statusesIn } from '../plots/plots-document.ts';
import { requireLease } from './live-state.ts';
import type { LayoutForRelease } from './render-release.ts';

export type VersionBySlug = Record<string, string>;

/**
 * How a release shows its layouts. `asOf`, which stands on the page, stays the same while `shows`,
 * a hash of the version and of the plots' states, does: a page on which nothing else has changed is
 * not uploaded again.
 */
export type ShownStates = Record<string, { asOf: string; shows: string }>;

/** A layout as it went public, or is about to. */
export interface StoredPublishedLayout extends Omit<Layout, 'plots'> {
  plots: (PlotFacts & Pick<Plot, 'id'>)[];
}

interface LayoutVersion {
  slug: string;
  layoutId: string;
  version: string;
  layout: StoredPublishedLayout;
}

/** A record of `layoutVersions`, where the layout is JSON. */
type StoredLayoutVersion = Omit<LayoutVersion, 'layout'> & { layout: string };

/** `layoutVersions/{version}`; `plots/{slug}` says which version is public. */
export class LayoutVersionStore {
  readonly #firestore: Firestore;

  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  async publishedVersions(): Promise<VersionBySlug> {
    const { docs } = await plotsCollection(this.#firestore).select('publishedVersion').get();
    return Object.fromEntries(
      docs
        .map((record) => [record.id, record.get('publishedVersion')])
        .filter(([, version]) => version !== null),
    );
  }

  /** The layout as visitors see it. @returns undefined for one that is not public */
  async publishedLayout(slug: string): Promise<StoredPublishedLayout | undefined> {
    const plots = (await plotsCollection(this.#firestore).doc(slug).get()).data();
    if (!plots || plots.publishedVersion === null) return undefined;
    const [found] = await this.#read({ [slug]: plots.publishedVersion });
    return found?.layout;
  }

  /** By their slugs, without those that are not kept any more. */
  async layoutsOf(versions: VersionBySlug): Promise<Record<string, StoredPublishedLayout>> {
    const found = await this.#read(versions);
    return Object.fromEntries(found.map(({ slug, layout }) => [slug, layout]));
  }

  /**
   * Is called before the layout goes public. A version never changes: a second call writes the
   * same.
   */
  async storeVersion({ layout, ...version }: LayoutVersion): Promise<void> {
    const record = { ...version, layout: JSON.stringify(layout) };
    await this.#record(version.version).set(record);
  }

  /**
   * Reads these versions, with the states of their plots at `now` and their public photos.
   * @param before how the live release shows them
   */
  async forRelease(
    versions: VersionBySlug,
    {
      items,
      now,
      before,
    }: { items: { all(): Promise<Item[]> }; now: Date; before: ShownStates | undefined },
  ): Promise<{ layouts: LayoutForRelease[]; shownStates: ShownStates }> {
    const [found, plotsOf, all] = await Promise.all([
      this.#read(versions),
      this.#plotsBySlug(),
      items.all(),
    ]);
    const photos = new Map(all.map((item) => [item._id, item]));
    const layouts: LayoutForRelease[] = [];
    const shownStates: ShownStates = {};
    for (const { slug, version, layout } of found) {
      const stored = plotsOf.get(slug);
      if (!stored) continue;
      const statuses = statusesIn(stored, now);
      const { plots: facts, ...fields } = layout;
      const plots = facts.map(({ id, ...plot }) => ({
        ...plot,
        state: statuses.publicStateOf({ id, number: plot.number }),
      }));
      const shows = hashOf([version, plots.map(({ state }) => state)]);
      const last = before?.[slug];
      const asOf = last?.shows === shows ? last.asOf : now.toISOString();
      shownStates[slug] = { asOf, shows };
      layouts.push({
        slug,
        fields,
        plots,
        asOf,
        photos: layout.photos.map((id) => photos.get(id)).filter((item) => item !== undefined),
      });
    }
    return { layouts, shownStates };
  }

  async #plotsBySlug() {
    const { docs } = await plotsCollection(this.#firestore).get();
    return new Map(docs.map((record) => [record.id, record.data()]));
  }

  /**
   * Writes into each `plots/{slug}` which version is public. That of a deleted layout of the same
   * slug counts as none.
   * @param holder of the lease; absent while a local stack is filled, where nobody else publishes
   * @throws {HttpProblem} 409 without the lease
   */
  async setPublished(versions: VersionBySlug, holder?: string): Promise<void> {
    const bySlug = new Map((await this.#read(versions)).map((found) => [found.slug, found]));
    await inTransaction(this.#firestore, 'publishing', async (transaction) => {
      const all = plotsCollection(this.#firestore).select('publishedVersion', 'layoutId');
      if (holder !== undefined) await requireLease(transaction, this.#firestore, holder);
      const records = (await transaction.get(all)).docs;
      const gallery = await readGalleryRevision(transaction, this.#firestore);
      let isChanged = false;
      for (const record of records) {
        const found = bySlug.get(record.id);
        const shown = found?.layoutId === record.get('layoutId') ? found : undefined;
        const publishedVersion = shown?.version ?? null;
        if (record.get('publishedVersion') === publishedVersion) continue;
        const plots: PlotName[] = shown?.layout.plots ?? [];
        const publishedPlots = plots.map(({ id, number }) => ({ id, number }));
        transaction.update(record.ref, { publishedVersion, publishedPlots });
        isChanged = true;
      }
      // Visitors see the layout of an item only while it is public.
      if (isChanged) raiseGalleryRevision(transaction, this.#firestore, gallery);
    });
  }

  /**
   * Deletes what is neither public nor in one of these releases.
   * @throws {HttpProblem} 409 without the lease
   */
  async deleteUnused(ofReleases: VersionBySlug[], holder: string): Promise<void> {
    const all = [...ofReleases, await this.publishedVersions()];
    const used = new Set(all.flatMap(Object.values));
    await inTransaction(this.#firestore, 'publishing', async (transaction) => {
      await requireLease(transaction, this.#firestore, holder);
      const versions = this.#firestore.collection('layoutVersions').select();
      for (const { id, ref } of (await transaction.get(versions)).docs)
        if (!used.has(id)) transaction.delete(ref);
    });
  }

  /** Reads those of these versions that there are, in the order of their slugs. */
  async #read(versions: VersionBySlug): Promise<LayoutVersion[]> {
    const wanted = Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1));
    if (wanted.length === 0) return [];
    const records = await this.#firestore.getAll(
      ...wanted.map(([, version]) => this.#record(version)),
    );
    return records.flatMap((record) => {
      if (!record.exists) return [];
      const { layout, ...version } = record.data() as StoredLayoutVersion;
      return [{ ...version, layout: parseStoredLayout(layout) as StoredPublishedLayout }];
    });
  }

  #record(version: string): DocumentReference {
    return this.#firestore.collection('layoutVersions').doc(version);
  }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
