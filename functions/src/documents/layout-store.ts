import {
  type ContentIssue,
  foldPlotNumber,
  type Layout,
  type PlotStatus,
  PROJECTS_MAX,
  storedLayout,
} from '@theni/contract';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import {
  droppedIssues,
  hasNumber,
  type StoredPlots,
  statusesIn,
  statusForAdmin,
} from '../plots/plot-status.ts';
import { itemsLeave, syncItemLayout } from '../storage/items-of-layout.ts';
import { nextVersion } from '../storage/next-version.ts';
import { fileIdsInTexts } from './file-store.ts';

export interface LayoutRecord {
  Slug: string;
  Version: number;
  PublishedVersion: number | null;
  Project: Layout;
  /** Of every plot that the draft or visitors have, and of those that somebody has. */
  Statuses: PlotStatus[];
}

/** What lies in `projects/{slug}`. */
interface StoredLayout {
  Version: number;
  /** JSON, which costs no index. */
  Project: string;
}

interface Stored {
  layout: StoredLayout;
  plots: StoredPlots;
}

interface Conflict {
  conflictWith: number;
}

/** The version that was seen, and when it is. */
interface Expected {
  expected: number;
  now: Date;
}

/** Drafts of layouts (`projects/{slug}`), with the facts of their plots. Who has a plot is in `plots/{slug}`. */
export class LayoutStore {
  readonly #firestore: Firestore;

  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  /** In the order of their slugs. */
  async all(now: Date): Promise<LayoutRecord[]> {
    const [layouts, plots] = await Promise.all([
      this.#firestore.collection('projects').get(),
      this.#firestore.collection('plots').get(),
    ]);
    const plotsOf = new Map(plots.docs.map((record) => [record.id, record.data() as StoredPlots]));
    return layouts.docs.flatMap((record) => {
      const stored = plotsOf.get(record.id);
      return stored ? [recordOf(record.id, record.data() as StoredLayout, stored, now)] : [];
    });
  }

  async find(slug: string, now: Date): Promise<LayoutRecord | undefined> {
    const [layout, plots] = await this.#firestore.getAll(this.#layout(slug), this.#plots(slug));
    if (!layout?.exists || !plots?.exists) return undefined;
    return recordOf(slug, layout.data() as StoredLayout, plots.data() as StoredPlots, now);
  }

  async exists(slug: string): Promise<boolean> {
    return (await this.#layout(slug).get()).exists;
  }

  /** @returns the one that there is for the same layout again: its response was lost */
  create(slug: string, layout: Layout, now: Date): Promise<LayoutRecord | 'taken' | 'too many'> {
    return this.#firestore.runTransaction(async (transaction) => {
      const Project = JSON.stringify(layout);
      const all = await transaction.get(this.#firestore.collection('projects').select());
      if (all.docs.some(({ id }) => id === slug)) {
        const there = await this.#stored(transaction, slug);
        return there?.layout.Project === Project
          ? recordOf(slug, there.layout, there.plots, now)
          : 'taken';
      }
      if (all.size >= PROJECTS_MAX) return 'too many';
      const follow = await this.#itemsFollow(transaction, slug, [], layout);
      const Version = await nextVersion(transaction, this.#firestore);
      const stored: StoredLayout = { Version, Project };
      const plots: StoredPlots = {
        PublishedVersion: null,
        PublishedNumbers: '[]',
        Since: Version,
        Statuses: '[]',
      };
      transaction.set(this.#layout(slug), stored);
      transaction.set(this.#plots(slug), plots);
      follow();
      return recordOf(slug, stored, plots, now);
    });
  }

  /**
   * @returns issues when a plot would go that is held, booked or sold at this moment; the same content again is no conflict: its response
   * was lost
   */
  save(
    slug: string,
    layout: Layout,
    { expected, now }: Expected,
  ): Promise<LayoutRecord | 'unknown' | Conflict | { issues: ContentIssue[] }> {
    return this.#change(slug, async (transaction, { layout: found, plots }) => {
      const Project = JSON.stringify(layout);
      if (expected !== found.Version)
        return found.Project === Project
          ? recordOf(slug, found, plots, now)
          : { conflictWith: found.Version };
      const before = storedLayout(found.Project);
      const dropped = statusesIn(plots, now)
        .taken()
        .filter((plot) => hasNumber(before.Plots, plot.Number))
        .filter((plot) => !hasNumber(layout.Plots, plot.Number));
      if (dropped.length > 0) return { issues: droppedIssues(dropped, 'Plots') };
      const follow = await this.#itemsFollow(transaction, slug, before.photos, layout);
      const Version = await nextVersion(transaction, this.#firestore);
      const stored: StoredLayout = { Version, Project };
      transaction.set(this.#layout(slug), stored);
      follow();
      return recordOf(slug, stored, plots, now);
    });
  }

  /** Its items stay, and belong to no layout then. @returns 'public' while visitors see it, 'in use' while a plot is booked or sold */
  remove(
    slug: string,
    { expected, now }: Expected,
  ): Promise<'removed' | 'unknown' | 'public' | 'in use' | Conflict> {
    return this.#change(slug, async (transaction, { layout, plots }) => {
      if (expected !== layout.Version) return { conflictWith: layout.Version };
      if (plots.PublishedVersion !== null) return 'public';
      const taken = statusesIn(plots, now).taken();
      if (taken.some(({ State }) => State !== 'held')) return 'in use';
      const leave = await itemsLeave(transaction, this.#firestore, slug);
      transaction.delete(this.#layout(slug));
      transaction.delete(this.#plots(slug));
      leave();
      return 'removed';
    });
  }

  /** Ids of the files that drafts use. */
  async fileIds(): Promise<Set<string>> {
    const { docs } = await this.#firestore.collection('projects').select('Project').get();
    return fileIdsInTexts(docs.map((record) => record.get('Project')));
  }

  #change<T>(
    slug: string,
    change: (transaction: Transaction, stored: Stored) => Promise<T>,
  ): Promise<T | 'unknown'> {
    return this.#firestore.runTransaction(async (transaction) => {
      const stored = await this.#stored(transaction, slug);
      return stored ? change(transaction, stored) : 'unknown';
    });
  }

  async #stored(transaction: Transaction, slug: string): Promise<Stored | undefined> {
    const documents = [this.#layout(slug), this.#plots(slug)] as const;
    const [layout, plots] = await transaction.getAll(...documents);
    if (!layout?.exists || !plots?.exists) return undefined;
    return { layout: layout.data() as StoredLayout, plots: plots.data() as StoredPlots };
  }

  #itemsFollow(
    transaction: Transaction,
    slug: string,
    before: string[],
    { photos: after }: Layout,
  ): Promise<() => void> {
    return syncItemLayout(transaction, this.#firestore, { slug, before, after });
  }

  #layout(slug: string): DocumentReference {
    return this.#firestore.collection('projects').doc(slug);
  }

  #plots(slug: string): DocumentReference {
    return this.#firestore.collection('plots').doc(slug);
  }
}

function recordOf(
  Slug: string,
  { Version, Project: text }: StoredLayout,
  plots: StoredPlots,
  now: Date,
): LayoutRecord {
  const Project = storedLayout(text);
  const statuses = statusesIn(plots, now);
  const shown: string[] = JSON.parse(plots.PublishedNumbers);
  const taken = statuses.taken().map((plot) => plot.Number);
  // A number in several spellings is one plot; the draft's own comes first.
  const numbers = new Map<string, string>();
  for (const number of [...Project.Plots.map((plot) => plot.Number), ...shown, ...taken]) {
    const folded = foldPlotNumber(number);
    if (!numbers.has(folded)) numbers.set(folded, number);
  }
  return {
    Slug,
    Version,
    PublishedVersion: plots.PublishedVersion,
    Project,
    Statuses: [...numbers.values()].map((number) => statusForAdmin(statuses.of(number))),
  };
}
