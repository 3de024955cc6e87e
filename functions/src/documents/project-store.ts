import {
  type ContentFault,
  foldPlotNumber,
  type PlotStatus,
  PROJECTS_MAX,
  type Project,
} from '@theni/contract';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import {
  droppedFaults,
  hasNumber,
  type StoredPlots,
  statusesIn,
  statusForAdmin,
} from '../plots/plot-status.ts';
import { itemsFollow, itemsLeave } from '../storage/items-of-project.ts';
import { nextVersion } from '../storage/next-version.ts';
import { fileIdsInTexts } from './file-ids.ts';

export interface ProjectRecord {
  Slug: string;
  Version: number;
  PublishedVersion: number | null;
  Project: Project;
  /** Of every plot that the draft or visitors have, and of those that somebody has. */
  Statuses: PlotStatus[];
}

/** What lies in `projects/{slug}`. */
interface StoredProject {
  Version: number;
  /** JSON, which costs no index. */
  Project: string;
}

interface Stored {
  project: StoredProject;
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

/** Drafts of projects (`projects/{slug}`), with the facts of their plots. Who has a plot is in `plots/{slug}`. */
export class ProjectStore {
  readonly #firestore: Firestore;

  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  /** In the order of their slugs. */
  async all(now: Date): Promise<ProjectRecord[]> {
    const [projects, plots] = await Promise.all([
      this.#firestore.collection('projects').get(),
      this.#firestore.collection('plots').get(),
    ]);
    const plotsOf = new Map(plots.docs.map((record) => [record.id, record.data() as StoredPlots]));
    return projects.docs.flatMap((record) => {
      const stored = plotsOf.get(record.id);
      return stored ? [recordOf(record.id, record.data() as StoredProject, stored, now)] : [];
    });
  }

  async find(slug: string, now: Date): Promise<ProjectRecord | undefined> {
    const [project, plots] = await this.#firestore.getAll(this.#project(slug), this.#plots(slug));
    if (!project?.exists || !plots?.exists) return undefined;
    return recordOf(slug, project.data() as StoredProject, plots.data() as StoredPlots, now);
  }

  async exists(slug: string): Promise<boolean> {
    return (await this.#project(slug).get()).exists;
  }

  /** @returns the one that there is for the same project again: its answer was lost */
  create(slug: string, project: Project, now: Date): Promise<ProjectRecord | 'taken' | 'too many'> {
    return this.#firestore.runTransaction(async (transaction) => {
      const Project = JSON.stringify(project);
      const all = await transaction.get(this.#firestore.collection('projects').select());
      if (all.docs.some(({ id }) => id === slug)) {
        const there = await this.#stored(transaction, slug);
        return there?.project.Project === Project
          ? recordOf(slug, there.project, there.plots, now)
          : 'taken';
      }
      if (all.size >= PROJECTS_MAX) return 'too many';
      const follow = await this.#itemsFollow(transaction, slug, [], project);
      const Version = await nextVersion(transaction, this.#firestore);
      const stored: StoredProject = { Version, Project };
      const plots: StoredPlots = {
        PublishedVersion: null,
        PublishedNumbers: '[]',
        Since: Version,
        Statuses: '[]',
      };
      transaction.set(this.#project(slug), stored);
      transaction.set(this.#plots(slug), plots);
      follow();
      return recordOf(slug, stored, plots, now);
    });
  }

  /**
   * @returns faults when a plot would go that is held, booked or sold at this moment; the same content again is no conflict: its answer
   * was lost
   */
  save(
    slug: string,
    project: Project,
    { expected, now }: Expected,
  ): Promise<ProjectRecord | 'unknown' | Conflict | { faults: ContentFault[] }> {
    return this.#change(slug, async (transaction, { project: found, plots }) => {
      const Project = JSON.stringify(project);
      if (expected !== found.Version)
        return found.Project === Project
          ? recordOf(slug, found, plots, now)
          : { conflictWith: found.Version };
      const before: Project = JSON.parse(found.Project);
      const dropped = statusesIn(plots, now)
        .taken()
        .filter((plot) => hasNumber(before.Plots, plot.Number))
        .filter((plot) => !hasNumber(project.Plots, plot.Number));
      if (dropped.length > 0) return { faults: droppedFaults(dropped, 'Plots') };
      const follow = await this.#itemsFollow(transaction, slug, before.photos, project);
      const Version = await nextVersion(transaction, this.#firestore);
      const stored: StoredProject = { Version, Project };
      transaction.set(this.#project(slug), stored);
      follow();
      return recordOf(slug, stored, plots, now);
    });
  }

  /** Its items stay, and belong to no project then. @returns 'in use' while a plot is booked or sold */
  remove(
    slug: string,
    { expected, now }: Expected,
  ): Promise<'removed' | 'unknown' | 'in use' | Conflict> {
    return this.#change(slug, async (transaction, { project, plots }) => {
      if (expected !== project.Version) return { conflictWith: project.Version };
      const taken = statusesIn(plots, now).taken();
      if (taken.some(({ State }) => State !== 'held')) return 'in use';
      const leave = await itemsLeave(transaction, this.#firestore, slug);
      transaction.delete(this.#project(slug));
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
    const documents = [this.#project(slug), this.#plots(slug)] as const;
    const [project, plots] = await transaction.getAll(...documents);
    if (!project?.exists || !plots?.exists) return undefined;
    return { project: project.data() as StoredProject, plots: plots.data() as StoredPlots };
  }

  #itemsFollow(
    transaction: Transaction,
    slug: string,
    before: string[],
    { photos: after }: Project,
  ): Promise<() => void> {
    return itemsFollow(transaction, this.#firestore, { slug, before, after });
  }

  #project(slug: string): DocumentReference {
    return this.#firestore.collection('projects').doc(slug);
  }

  #plots(slug: string): DocumentReference {
    return this.#firestore.collection('plots').doc(slug);
  }
}

function recordOf(
  Slug: string,
  { Version, Project: text }: StoredProject,
  plots: StoredPlots,
  now: Date,
): ProjectRecord {
  const Project: Project = JSON.parse(text);
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
