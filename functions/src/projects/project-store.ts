import {
  type ContentFault,
  foldPlotNumber,
  type Plot,
  type PlotChange,
  type PlotFacts,
  type PlotStateAnswer,
  PROJECTS_MAX,
  type Project,
} from '@theni/contract';
import { projectFaults } from '@theni/contract/project-faults';
import { trimmed } from '@theni/contract/trimmed';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { itemsFollow, itemsLeave } from '../storage/items-of-project.ts';
import {
  changedState,
  isSameAgain,
  plotOf,
  replacementFaults,
  stateAt,
  statesOf,
} from './plots.ts';
import {
  factsIn,
  type ProjectRecord,
  recordOf,
  type StoredPlots,
  type StoredProject,
  type StoredSnapshot,
  statesIn,
} from './project-records.ts';

interface Stored {
  project: StoredProject;
  plots: StoredPlots;
}

interface Conflict {
  conflictWith: number;
}

interface Faults {
  faults: ContentFault[];
}

/** The version that was seen, and when it is. */
interface Expected {
  expected: number;
  now: Date;
}

/**
 * Projects (`projects/{slug}`) and their plots (`plots/{slug}`). Versions are counted over all of them (`meta/projects`), so
 * that a slug that is used again never meets an old version.
 */
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
      const Version = await this.#nextVersion(transaction);
      const stored: StoredProject = { Version, ReadyVersion: null, Project };
      const plots: StoredPlots = {
        Version,
        PublishedVersion: null,
        PublishedNumbers: '[]',
        Since: Version,
        Facts: '[]',
        States: '[]',
      };
      transaction.set(this.#project(slug), stored);
      transaction.set(this.#plots(slug), plots);
      follow();
      return recordOf(slug, stored, plots, now);
    });
  }

  /** As the next publication takes it; null when it takes none. */
  async readyProject({ Slug, ReadyVersion }: ProjectRecord): Promise<Project | null> {
    if (ReadyVersion === null) return null;
    const record = await this.#firestore.doc(`projectVersions/${Slug}.${ReadyVersion}`).get();
    return record.exists ? JSON.parse((record.data() as StoredSnapshot).Project) : null;
  }

  /**
   * @param ready true keeps it for the next publication, if it lacks nothing; false takes it back
   * @param besides what else it lacks
   * @returns the same content again is no conflict: its answer was lost
   */
  save(
    slug: string,
    project: Project,
    {
      expected,
      now,
      ready,
      besides = [],
    }: Expected & { ready?: boolean | undefined; besides?: ContentFault[] },
  ): Promise<ProjectRecord | 'unknown' | Conflict | Faults> {
    return this.#change(slug, async (transaction, { project: found, plots }) => {
      const Project = JSON.stringify(project);
      if (expected !== found.Version) {
        const isReady = found.ReadyVersion === found.Version;
        const isSame = found.Project === Project && (ready === undefined || ready === isReady);
        return isSame ? recordOf(slug, found, plots, now) : { conflictWith: found.Version };
      }
      const snapshot = trimmed(project);
      const faults = ready ? [...projectFaults(snapshot, factsIn(plots), now), ...besides] : [];
      if (faults.length > 0) return { faults };
      const { photos }: Project = JSON.parse(found.Project);
      const follow = await this.#itemsFollow(transaction, slug, photos, project);
      const Version = await this.#nextVersion(transaction);
      const readyNow = ready ? Version : null;
      const ReadyVersion = ready === undefined ? found.ReadyVersion : readyNow;
      const stored: StoredProject = { Version, ReadyVersion, Project };
      transaction.set(this.#project(slug), stored);
      if (ready)
        transaction.set(this.#firestore.collection('projectVersions').doc(`${slug}.${Version}`), {
          Slug: slug,
          Version,
          Project: JSON.stringify(snapshot),
          Facts: plots.Facts,
        } satisfies StoredSnapshot);
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
      const { Plots } = recordOf(slug, project, plots, now);
      if (expected !== project.Version) return { conflictWith: project.Version };
      if (Plots.some(({ State }) => State === 'booked' || State === 'sold')) return 'in use';
      const leave = await itemsLeave(transaction, this.#firestore, slug);
      transaction.delete(this.#project(slug));
      transaction.delete(this.#plots(slug));
      leave();
      return 'removed';
    });
  }

  /**
   * Of two tabs that have seen the same the faster one wins, even if both say the same: nobody knows whether they mean one buyer.
   * @returns what there is for the same change again, by its Id: its answer was lost
   */
  changePlot(
    slug: string,
    number: string,
    change: PlotChange,
    { expected, now }: Expected,
  ): Promise<Plot | 'unknown' | Conflict> {
    return this.#change(slug, async (transaction, { plots }) => {
      const isIt = (plot: { Number: string }) =>
        foldPlotNumber(plot.Number) === foldPlotNumber(number);
      const facts = factsIn(plots).find(isIt);
      const states = statesIn(plots);
      const found = states.find(isIt);
      if (!facts || !found) return 'unknown';
      const before = stateAt(found, now);
      if (found.Version !== expected)
        return isSameAgain(before, change)
          ? plotOf(facts, before)
          : { conflictWith: found.Version };
      const Version = await this.#nextVersion(transaction);
      const state = changedState(before, change, Version);
      const States = JSON.stringify(states.map((one) => (one === found ? state : one)));
      transaction.update(this.#plots(slug), { States });
      return plotOf(facts, state);
    });
  }

  /**
   * @param make what is known of the plots from now on
   * @returns faults also when a held, booked or sold plot would go
   */
  changeFacts(
    slug: string,
    make: (known: PlotFacts[]) => { plots: PlotFacts[] } | Faults,
    { expected, now }: Expected,
  ): Promise<ProjectRecord | 'unknown' | Conflict | Faults> {
    return this.#change(slug, async (transaction, { project, plots: found }) => {
      if (expected !== found.Version) return { conflictWith: found.Version };
      const made = make(factsIn(found));
      if ('faults' in made) return made;
      const faults = replacementFaults(recordOf(slug, project, found, now).Plots, made.plots);
      if (faults.length > 0) return { faults };
      const Version = await this.#nextVersion(transaction);
      const plots: StoredPlots = {
        ...found,
        Version,
        Facts: JSON.stringify(made.plots),
        States: JSON.stringify(statesOf(made.plots, statesIn(found), Version)),
      };
      transaction.set(this.#plots(slug), plots);
      return recordOf(slug, project, plots, now);
    });
  }

  /** Of the plots that were published. Reads one document. @returns undefined for a project that is not public */
  async publicStates(slug: string, now: Date): Promise<PlotStateAnswer[] | undefined> {
    const fieldMask = ['PublishedVersion', 'PublishedNumbers', 'States'];
    const [record] = await this.#firestore.getAll(this.#plots(slug), { fieldMask });
    const plots = record?.data() as Omit<StoredPlots, 'Facts'> | undefined;
    if (!plots || plots.PublishedVersion === null) return undefined;
    const numbers: string[] = JSON.parse(plots.PublishedNumbers);
    return statesIn(plots)
      .filter((state) => numbers.includes(state.Number))
      .map((state) => ({ Number: state.Number, State: stateAt(state, now).State }));
  }

  /** Takes these messages from every plot that names one. @returns how many plots that were */
  async forgetMessages(ids: string[]): Promise<number> {
    const { docs } = await this.#firestore.collection('projects').select().get();
    let count = 0;
    for (const { id } of docs) {
      const changed = await this.#change(id, async (transaction, { plots }) => {
        const states = statesIn(plots);
        const left = states.map((one) =>
          one.Message !== null && ids.includes(one.Message) ? { ...one, Message: null } : one,
        );
        const number = left.filter((one, at) => one !== states[at]).length;
        if (number > 0) transaction.update(this.#plots(id), { States: JSON.stringify(left) });
        return number;
      });
      if (changed !== 'unknown') count += changed;
    }
    return count;
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

  async #nextVersion(transaction: Transaction): Promise<number> {
    const meta = this.#firestore.collection('meta').doc('projects');
    const Version: number = ((await transaction.get(meta)).get('Version') ?? 0) + 1;
    transaction.set(meta, { Version });
    return Version;
  }

  #project(slug: string): DocumentReference {
    return this.#firestore.collection('projects').doc(slug);
  }

  #plots(slug: string): DocumentReference {
    return this.#firestore.collection('plots').doc(slug);
  }
}
