import type { Item, PlotFacts, Project } from '@theni/contract';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Dependencies } from '../dependencies.ts';
import { fileIdsInTexts } from '../documents/file-ids.ts';
import { type StoredPlots, statusesIn } from '../plots/plot-status.ts';
import { raiseVersion } from '../storage/items-of-project.ts';
import type { ProjectForRelease, ProjectVersions, ReleasedProjects } from './publisher.ts';

/** A project as it went public, or is about to. */
export interface PublicProject extends Omit<Project, 'Plots'> {
  Plots: PlotFacts[];
}

/** A project in one of its versions. */
export interface ProjectVersion {
  Slug: string;
  Version: number;
  Project: PublicProject;
}

/**
 * What is kept of projects that went public, `projectVersions/{slug}.{version}`, and which of it is public: `PublishedVersion` in
 * `plots/{slug}`, so that a visitor's question is one read.
 */
export class ProjectVersionStore {
  readonly #firestore: Firestore;

  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  /** What is public; of projects that are deleted nothing, though their pages stay until the next release. */
  async published(): Promise<ProjectVersions> {
    const { docs } = await this.#firestore.collection('plots').select('PublishedVersion').get();
    return versionsIn(docs.map((record) => [record.id, record.get('PublishedVersion')]));
  }

  /** The project as visitors see it. @returns undefined for one that is not public */
  async publicProject(slug: string): Promise<PublicProject | undefined> {
    const version: number | null | undefined = (await this.#plots(slug).get()).get(
      'PublishedVersion',
    );
    if (typeof version !== 'number') return undefined;
    return (await this.#named({ [slug]: version }))[0]?.Project;
  }

  /** Before they go public. Only who holds the lease may. */
  async keep(versions: ProjectVersion[]): Promise<void> {
    for (const { Slug, Version, Project } of versions)
      await this.#version(Slug, Version).set({ Slug, Version, Project: JSON.stringify(Project) });
  }

  /** These versions with the states of their plots at this moment and the items that visitors may see. */
  async forRelease(
    versions: ProjectVersions,
    { items, now }: { items: Pick<Dependencies['items'], 'all'>; now: Date },
  ): Promise<ReleasedProjects> {
    const named = await this.#named(versions);
    const photos = named.some(({ Project }) => Project.photos.length > 0)
      ? new Map((await items.all()).map((item) => [item._id, item]))
      : new Map<string, Item>();
    const projects: ProjectForRelease[] = [];
    for (const { Slug, Project } of named) {
      const record = await this.#plots(Slug).get();
      if (!record.exists) continue;
      const statuses = statusesIn(record.data() as StoredPlots, now);
      const { Plots, ...texts } = Project;
      projects.push({
        Slug,
        Project: texts,
        Plots: Plots.map((facts) => ({ ...facts, State: statuses.of(facts.Number).State })),
        AsOf: now.toISOString(),
        Photos: Project.photos.map((id) => photos.get(id)).filter(isVisible),
      });
    }
    const released = projects.map(({ Slug }) => [Slug, versions[Slug]] as const);
    return { versions: versionsIn(released), projects };
  }

  /** Notes what is public from now on: of a project that has taken the address of another one since, nothing. */
  async setPublished(versions: ProjectVersions): Promise<void> {
    const named = new Map((await this.#named(versions)).map((each) => [each.Slug, each]));
    await this.#firestore.runTransaction(async (transaction) => {
      const plots = this.#firestore.collection('plots').select('PublishedVersion', 'Since');
      let isChanged = false;
      for (const record of (await transaction.get(plots)).docs) {
        const version = named.get(record.id);
        const isIts = version && version.Version >= record.get('Since');
        const PublishedVersion = isIts ? version.Version : null;
        if (record.get('PublishedVersion') === PublishedVersion) continue;
        const numbers = isIts ? version.Project.Plots.map((plot) => plot.Number) : [];
        const PublishedNumbers = JSON.stringify(numbers);
        transaction.update(record.ref, { PublishedVersion, PublishedNumbers });
        isChanged = true;
      }
      // Items name public projects only.
      if (isChanged) raiseVersion(transaction, this.#firestore);
    });
  }

  /** Only who holds the lease may. @param named what a later release may still want, besides what is public */
  async deleteUnused(named: ProjectVersions[]): Promise<void> {
    const { docs } = await this.#firestore.collection('projectVersions').select().get();
    const all = [...named, await this.published()];
    const used = new Set(
      all.flatMap(Object.entries).map(([slug, version]) => `${slug}.${version}`),
    );
    for (const { ref } of docs.filter(({ id }) => !used.has(id))) await ref.delete();
  }

  /** Ids of the files that kept versions use. */
  async fileIds(): Promise<Set<string>> {
    const { docs } = await this.#firestore.collection('projectVersions').select('Project').get();
    return fileIdsInTexts(docs.map((record) => record.get('Project')));
  }

  /** In the order of their slugs, those that there are. */
  async #named(versions: ProjectVersions): Promise<ProjectVersion[]> {
    const named = Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1));
    if (named.length === 0) return [];
    const records = await this.#firestore.getAll(...named.map((each) => this.#version(...each)));
    return records.flatMap((record) => {
      if (!record.exists) return [];
      const { Slug, Version, Project } = record.data() as { [Name in keyof ProjectVersion]: never };
      return [{ Slug, Version, Project: JSON.parse(Project) }];
    });
  }

  #version(slug: string, version: number): DocumentReference {
    return this.#firestore.collection('projectVersions').doc(`${slug}.${version}`);
  }

  #plots(slug: string): DocumentReference {
    return this.#firestore.collection('plots').doc(slug);
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
