import { randomUUID } from 'node:crypto';
import type { Content } from '@theni/content';
import { changedPaths, changesOf, withValidChanges } from '@theni/content/changes';
import { isDrawing, picturesIn } from '@theni/content/pictures';
import { completenessIssues, completeSchema } from '@theni/content/schema';
import {
  type ChangedLayout,
  type Layout,
  layoutChangeTexts,
  layoutIssues,
  type Publication,
  type PublishedResponse,
  plotFacts,
  type SkippedLayout,
  type ValueIssue,
  valueIssuesOf,
} from '@theni/contract';
import { error as logError } from 'firebase-functions/logger';
import {
  fileIdsOfLayout,
  filesOfLayout,
  missingFiles,
  type NamedFile,
} from '../content-files/content-file-store.ts';
import type { PublishDependencies } from '../dependencies.ts';
import { HttpProblem, logAndConvert } from '../http/problem.ts';
import type { ShownStates, StoredPublishedLayout, VersionBySlug } from './layout-versions.ts';
import { pageErrorIn } from './page-error.ts';
import { pointToServedRelease, repairOutcome } from './repair.ts';

/**
 * After this time a publication releases nothing any more: `prepareWithLease` compares once, right
 * before the release. The call that releases may last 30 s, and Google may let a function run on
 * past its time limit: even so the release is over before the lease ends.
 */
export const LATEST_RELEASE_MS = 110_000;

/**
 * Publishes the draft and every complete public layout. After an error or a crash the site is
 * wholly old or wholly new: `repair.ts` tells which.
 * @throws {HttpProblem} 409 while another one runs or another build is live, 422 for missing texts
 * and for a page that cannot be made
 */
export async function publish(dependencies: PublishDependencies): Promise<PublishedResponse> {
  const { releases, now } = dependencies;
  // One id names the publication, holds its lease and becomes the release's.
  const id = randomUUID();
  const startedAt = now();
  const running: Publication = {
    id,
    result: 'running',
    startedAt: startedAt.toISOString(),
    ...NOTHING,
  };
  if (!(await releases.takeLease(id, startedAt, running)))
    throw new HttpProblem(
      409,
      'Another publication is running. Please wait a minute, then publish again.',
    );
  const endLease = (outcome: Publication) =>
    releases.endLease(id, outcome).catch((error: unknown) => {
      logError('the end of a publication could not be noted', error);
    });
  let prepared: PreparedRelease | undefined;
  try {
    prepared = await prepareWithLease(id, startedAt, dependencies);
    await releaseWithLease(id, prepared, dependencies);
    await endLease({ ...running, ...prepared.shown, result: 'published' });
    return { skipped: prepared.shown.skipped };
  } catch (error) {
    const problem = logAndConvert(error);
    const { message, errors: textErrors = [] } = problem;
    const failed: Publication = { ...running, result: 'failed', message, textErrors };
    // The pages may be live all the same. If Hosting does not tell now, the next look finds out.
    const outcome = prepared && (await repairOutcome(dependencies, id).catch(() => running));
    await endLease(outcome ? { ...outcome, ...prepared?.shown } : failed);
    if (outcome?.result === 'published') return { skipped: prepared?.shown.skipped ?? [] };
    throw problem;
  }
}

/** What a publication shows, and what it does not. */
type Shown = Pick<Publication, 'texts' | 'textErrors' | 'layouts' | 'leftLayouts' | 'skipped'>;

const NOTHING: Shown & Pick<Publication, 'message'> = {
  message: null,
  texts: [],
  textErrors: [],
  layouts: [],
  leftLayouts: [],
  skipped: [],
};

interface PreparedRelease {
  /** Has the files, and is not live yet. */
  hostingVersion: string;
  versions: VersionBySlug;
  shown: Shown;
}

/**
 * Makes everything ready for the release; visitors see nothing of it yet. Texts that lack something
 * hold up no layout: the release then has the texts that are live.
 */
async function prepareWithLease(
  id: string,
  startedAt: Date,
  dependencies: PublishDependencies,
): Promise<PreparedRelease> {
  const { releases, layoutVersions, now } = dependencies;
  await pointToServedRelease(dependencies, id);
  const [live, seen] = [await releases.published(), await layoutVersions.publishedVersions()];
  // Under the lease, so that no older draft is published after a newer one.
  const draft = await draftContent(dependencies);
  const layouts = await layoutsToShow(seen, dependencies);
  const { layouts: changedLayouts, leftLayouts } = shownLayouts(layouts, seen);
  const isAnyLayout = changedLayouts.length + leftLayouts.length > 0;
  const keepsLive = live !== undefined && isAnyLayout && draft.errors.length > 0;
  // A stricter build may miss something in the live texts, too.
  const { data: content, error } = completeSchema.safeParse(
    keepsLive ? withValidChanges(live.changes) : draft.content,
  );
  if (!content || (draft.errors.length > 0 && !keepsLive))
    throw new HttpProblem(422, 'Something must be corrected before this can be published.', {
      errors: [...draft.errors, ...(keepsLive && error ? valueIssuesOf(error) : [])],
    });
  const { hostingVersion, shownStates, ...rendered } = await prepareRelease(
    id,
    content,
    layouts,
    live?.shownStates,
    dependencies,
  );
  const changes = changesOf(content);
  const changed = changedPaths(changes, live?.changes ?? {});
  const versions = rendered.versions;
  const release = {
    changes,
    changed,
    layouts: versions,
    shownStates,
    changedLayouts: await changesOfLayouts(seen, versions, layoutVersions),
  };
  await releases.create(id, release, now());
  if (now().getTime() > startedAt.getTime() + LATEST_RELEASE_MS)
    throw new HttpProblem(
      503,
      'Publishing took too long. The site has not changed; please publish again.',
    );
  return {
    hostingVersion,
    versions: rendered.versions,
    shown: { texts: changed, textErrors: draft.errors, ...shownLayouts(rendered, seen) },
  };
}

async function changesOfLayouts(
  seen: VersionBySlug,
  next: VersionBySlug,
  layoutVersions: PublishDependencies['layoutVersions'],
): Promise<ChangedLayout[]> {
  const slugs = Object.keys({ ...seen, ...next }).filter((slug) => seen[slug] !== next[slug]);
  const isChanged = ([slug]: [string, unknown]) => slugs.includes(slug);
  const changedIn = (versions: VersionBySlug) =>
    layoutVersions.layoutsOf(Object.fromEntries(Object.entries(versions).filter(isChanged)));
  const [before, after] = await Promise.all([changedIn(seen), changedIn(next)]);
  return slugs.flatMap((slug) => {
    const [old, layout] = [before[slug], after[slug]];
    const name = (layout ?? old)?.name.en ?? slug;
    if (!layout) return old ? [{ slug, name, changes: ['Taken off the site'] }] : [];
    return [{ slug, name, changes: old ? layoutChangeTexts(old, layout) : ['New'] }];
  });
}

async function releaseWithLease(
  id: string,
  { hostingVersion, versions }: PreparedRelease,
  { layoutVersions, hosting, releases, now }: PublishDependencies,
): Promise<void> {
  await hosting.release(hostingVersion);
  await layoutVersions.setPublished(versions, id);
  await releases.setLive(id, id, now());
  await releases
    .deleteOld(id)
    .then((kept) => layoutVersions.deleteUnused(kept, id))
    .catch((error: unknown) => {
      logError('old releases and layouts stay until the next publication', error);
    });
}

/** The texts that the owner has typed, and all that keeps them from visitors. */
async function draftContent({ contentDraft, contentFiles, isDemo }: PublishDependencies) {
  const { changes } = await contentDraft.get();
  const content = withValidChanges(changes);
  // An old release that the owner has restored may name files that the sweep has deleted since.
  const uploaded = picturesIn(content)
    .map(([path, { file: id }]): NamedFile => ({ path, id, kind: 'picture' }))
    .filter(({ id }) => id !== '' && !isDrawing(id));
  const files = await contentFiles.findAll(uploaded.map(({ id }) => id));
  const issues = [...completenessIssues(content, { isDemo }), ...missingFiles(uploaded, files)];
  return { content, errors: issues };
}

interface LayoutsToShow {
  versions: VersionBySlug;
  /** Layouts that are not shown as they are now, and why. */
  skipped: Omit<SkippedLayout, 'isLive'>[];
}

/** @param seen the versions that visitors have seen until now */
function shownLayouts(
  { versions, skipped }: LayoutsToShow,
  seen: VersionBySlug,
): Pick<Publication, 'layouts' | 'leftLayouts' | 'skipped'> {
  return {
    layouts: Object.keys(versions).filter((slug) => versions[slug] !== seen[slug]),
    leftLayouts: Object.keys(seen).filter((slug) => versions[slug] === undefined),
    skipped: skipped.map((layout) => ({ ...layout, isLive: versions[layout.slug] !== undefined })),
  };
}

/**
 * Renders all pages. If one layout's page cannot be rendered, its published version takes its
 * place, or the layout is left out, and all pages are rendered again.
 * @throws {HttpProblem} 422 that names the page and the text without which it can be made
 */
async function prepareRelease(
  id: string,
  content: Content,
  { versions, skipped }: LayoutsToShow,
  before: ShownStates | undefined,
  dependencies: PublishDependencies,
): Promise<LayoutsToShow & { hostingVersion: string; shownStates: ShownStates }> {
  const { items, layoutVersions, hosting, now } = dependencies;
  const context = { items, now: now(), before };
  const { layouts, shownStates } = await layoutVersions.forRelease(versions, context);
  try {
    const hostingVersion = await hosting.prepare(content, layouts, id);
    return { hostingVersion, versions, skipped, shownStates };
  } catch (error) {
    const failed = pageErrorIn(error);
    if (!failed) throw error;
    logError('a page cannot be made', error);
    const message = `The page ${failed.address} could not be made. Undo your last change there, or ask your engineer.`;
    const { layout: slug, textPath = '' } = failed;
    if (slug === undefined || versions[slug] === undefined)
      throw new HttpProblem(422, message, { errors: [{ path: textPath, message }] });
    const rest = await withoutFailed(slug, versions, layoutVersions);
    const withNewReason = withReason(skipped, slug, { path: 'public', message });
    const others = { versions: rest, skipped: withNewReason };
    return prepareRelease(id, content, others, before, dependencies);
  }
}

/** A layout that is incomplete as well is named once, with all reasons. */
function withReason(
  skipped: LayoutsToShow['skipped'],
  slug: string,
  reason: ValueIssue,
): LayoutsToShow['skipped'] {
  const known = skipped.find((layout) => layout.slug === slug)?.errors ?? [];
  const errors = [...known.filter(({ path }) => path !== reason.path), reason];
  return [...skipped.filter((layout) => layout.slug !== slug), { slug, errors }];
}

/** In the place of a version that cannot be shown the one that visitors see, if that is another. */
async function withoutFailed(
  slug: string,
  { [slug]: failed, ...others }: VersionBySlug,
  layoutVersions: PublishDependencies['layoutVersions'],
): Promise<VersionBySlug> {
  const { [slug]: before } = await layoutVersions.publishedVersions();
  return before === undefined || before === failed ? others : { ...others, [slug]: before };
}

/**
 * Each layout whose switch is on: as it is when it is complete, else as visitors see it. However
 * many there are, the database is asked twice and then written to at once.
 */
async function layoutsToShow(
  seen: VersionBySlug,
  { contentFiles, layouts, layoutVersions, now }: PublishDependencies,
): Promise<LayoutsToShow> {
  const versions: VersionBySlug = {};
  const skipped: LayoutsToShow['skipped'] = [];
  const drafts = (await layouts.all(now())).filter(({ layout }) => layout.public);
  const files = await contentFiles.findAll(drafts.flatMap(({ layout }) => fileIdsOfLayout(layout)));
  const stored: Promise<void>[] = [];
  for (const { id: layoutId, slug, version, layout } of drafts) {
    const errors = [...layoutIssues(layout, now()), ...missingFiles(filesOfLayout(layout), files)];
    if (errors.length > 0) skipped.push({ slug, errors });
    else if (version !== seen[slug])
      stored.push(
        layoutVersions.storeVersion({
          slug,
          layoutId,
          version,
          layout: layoutToPublish(layout),
        }),
      );
    const shown = errors.length > 0 ? seen[slug] : version;
    if (shown !== undefined) versions[slug] = shown;
  }
  await Promise.all(stored);
  return { versions, skipped };
}

/** `layoutIssues` has found that every plot has its number and its size. */
function layoutToPublish(layout: Layout): StoredPublishedLayout {
  const { plots, ...fields } = trimmed(layout);
  return { ...fields, plots: plots.map(({ id, ...plot }) => ({ id, ...plotFacts.parse(plot) })) };
}

/** A copy of a JSON value without the blanks around each text. */
function trimmed<Tree>(tree: Tree): Tree {
  if (typeof tree === 'string') return tree.trim() as Tree;
  if (Array.isArray(tree)) return tree.map(trimmed) as Tree;
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(
    Object.entries(tree).map(([key, inner]) => [key, trimmed(inner)]),
  ) as Tree;
}
