import type { Item, PlotFacts, Project } from '@theni/contract';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Dependencies } from '../dependencies.ts';
import type {
  ProjectForRelease,
  ProjectVersions,
  ReleasedProjects,
} from '../publishing/publisher.ts';
import { raiseVersion } from '../storage/items-of-project.ts';
import { stateAt } from './plots.ts';
import { type StoredPlots, type StoredSnapshot, statesIn } from './project-records.ts';

/** A project as it was when it was marked ready. */
interface Snapshot {
  Slug: string;
  Version: number;
  Project: Project;
  Facts: PlotFacts[];
}

const UUIDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * What is kept of projects for publications, `projectVersions/{slug}.{version}`, and which of it is public: `PublishedVersion` in
 * `plots/{slug}`, so that a visitor's question is one read.
 */
export class ProjectVersionStore {
  readonly #firestore: Firestore;

  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  /** What the next publication makes public. */
  async ready(): Promise<ProjectVersions> {
    const { docs } = await this.#firestore.collection('projects').select('ReadyVersion').get();
    return versionsIn(docs.map((record) => [record.id, record.get('ReadyVersion')]));
  }

  /** What is public; of projects that are deleted nothing, though their pages stay until the next release. */
  async published(): Promise<ProjectVersions> {
    const { docs } = await this.#firestore.collection('plots').select('PublishedVersion').get();
    return versionsIn(docs.map((record) => [record.id, record.get('PublishedVersion')]));
  }

  /** The project as visitors see it. @returns undefined for one that is not public */
  async publicProject(slug: string): Promise<Project | undefined> {
    const [record] = await this.#plots([slug], 'PublishedVersion');
    const version: number | null | undefined = record?.get('PublishedVersion');
    if (typeof version !== 'number') return undefined;
    return (await this.#snapshots({ [slug]: version }))[0]?.Project;
  }

  /** These versions with the states of their plots at this moment and the items that visitors may see. */
  async forRelease(
    versions: ProjectVersions,
    { items, now }: { items: Pick<Dependencies['items'], 'all'>; now: Date },
  ): Promise<ReleasedProjects> {
    const snapshots = await this.#snapshots(versions);
    const photos = snapshots.some(({ Project }) => Project.photos.length > 0)
      ? new Map((await items.all()).map((item) => [item._id, item]))
      : new Map<string, Item>();
    const slugs = snapshots.map(({ Slug }) => Slug);
    const plots = new Map(
      (await this.#plots(slugs, 'States')).map((record) => [record.id, record]),
    );
    const projects = snapshots.flatMap(({ Slug, Project, Facts }): ProjectForRelease[] => {
      const record = plots.get(Slug);
      if (!record?.exists) return [];
      const known = statesIn(record.data() as StoredPlots);
      const states = new Map(known.map((state) => [state.Number, stateAt(state, now).State]));
      return [
        {
          Slug,
          Project,
          // Dropped since it was marked ready, a plot is not for sale.
          Plots: Facts.map((facts) => ({ ...facts, State: states.get(facts.Number) ?? 'held' })),
          AsOf: now.toISOString(),
          Photos: Project.photos.map((id) => photos.get(id)).filter(isVisible),
        },
      ];
    });
    const released = projects.map(({ Slug }) => [Slug, versions[Slug]] as const);
    return { versions: versionsIn(released), projects };
  }

  /** Notes what is public from now on: of a project that has taken the address of another one since, nothing. */
  async setPublished(versions: ProjectVersions): Promise<void> {
    const snapshots = new Map((await this.#snapshots(versions)).map((each) => [each.Slug, each]));
    await this.#firestore.runTransaction(async (transaction) => {
      const plots = this.#firestore.collection('plots').select('PublishedVersion', 'Since');
      let isChanged = false;
      for (const record of (await transaction.get(plots)).docs) {
        const snapshot = snapshots.get(record.id);
        const isIts = snapshot && snapshot.Version >= record.get('Since');
        const PublishedVersion = isIts ? snapshot.Version : null;
        if (record.get('PublishedVersion') === PublishedVersion) continue;
        const numbers = isIts ? snapshot.Facts.map((plot) => plot.Number) : [];
        const PublishedNumbers = JSON.stringify(numbers);
        transaction.update(record.ref, { PublishedVersion, PublishedNumbers });
        isChanged = true;
      }
      // Items name public projects only.
      if (isChanged) raiseVersion(transaction, this.#firestore);
    });
  }

  /** @param named what a later release may still want, besides what is ready and what is public */
  async deleteUnused(named: ProjectVersions[]): Promise<void> {
    // Listed first: what is marked ready meanwhile is not among them.
    const { docs } = await this.#firestore.collection('projectVersions').select().get();
    const all = [...named, await this.ready(), await this.published()];
    const used = new Set(
      all.flatMap(Object.entries).map(([slug, version]) => `${slug}.${version}`),
    );
    for (const { ref } of docs.filter(({ id }) => !used.has(id))) await ref.delete();
  }

  /** Of the files that drafts and kept versions use. */
  async fileIds(): Promise<Set<string>> {
    const names = ['projects', 'projectVersions'];
    const found = await Promise.all(
      names.map((name) => this.#firestore.collection(name).select('Project').get()),
    );
    const texts = found.flatMap(({ docs }) => docs.map((record) => String(record.get('Project'))));
    return new Set(texts.flatMap((text) => text.match(UUIDS) ?? []));
  }

  async #plots(slugs: string[], field: keyof StoredPlots): Promise<DocumentSnapshot[]> {
    if (slugs.length === 0) return [];
    const documents = slugs.map((slug) => this.#firestore.collection('plots').doc(slug));
    return this.#firestore.getAll(...documents, { fieldMask: [field] });
  }

  /** In the order of their slugs, those that there are. */
  async #snapshots(versions: ProjectVersions): Promise<Snapshot[]> {
    const ids = Object.entries(versions).map(([slug, version]) => `${slug}.${version}`);
    if (ids.length === 0) return [];
    const collection = this.#firestore.collection('projectVersions');
    const records = await this.#firestore.getAll(...ids.sort().map((id) => collection.doc(id)));
    return records.flatMap((record) => {
      if (!record.exists) return [];
      const { Slug, Version, Project, Facts } = record.data() as StoredSnapshot;
      return [{ Slug, Version, Project: JSON.parse(Project), Facts: JSON.parse(Facts) }];
    });
  }
}

function versionsIn(entries: (readonly [slug: string, version: unknown])[]): ProjectVersions {
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number').sort(),
  );
}

function isVisible(item: Item | undefined): item is Item {
  return item !== undefined && !item.Hidden;
}
