import type { PageErrorFields } from '@theni/content/site-renderer';
import {
  type ChangedLayout,
  type Layout,
  layoutChangeTexts,
  layoutIssues,
  type Publication,
  plotFacts,
  type SkippedLayout,
} from '@theni/contract';
import {
  fileIdsOfLayout,
  filesOfLayout,
  missingFiles,
} from '../content-files/content-file-store.ts';
import type { PublishDependencies } from '../dependencies.ts';
import { HttpProblem } from '../http/problem.ts';
import type {
  LayoutVersionStore,
  StoredPublishedLayout,
  VersionBySlug,
} from './layout-versions.ts';

/** The layouts that a publication shows, each in the version that it shows. */
export interface LayoutsToShow {
  versions: VersionBySlug;
  /** Layouts that are not shown as they are now, and why. */
  skipped: Omit<SkippedLayout, 'isLive'>[];
}

/**
 * Each layout whose switch is on: as it is when it is complete, else as visitors see it. However
 * many there are, the database is asked twice and then written to at once.
 */
export async function layoutsToShow(
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

/**
 * When the page of a layout cannot be made: in its place the version that visitors see, if that is
 * another one, or else none.
 * @param seen the versions that visitors have seen until now
 * @throws {HttpProblem} 422 for any other page, with the text without which it can be made
 */
export function withoutFailedPage(
  { versions, skipped }: LayoutsToShow,
  { address, layout: slug, textPath = '' }: PageErrorFields,
  seen: VersionBySlug,
): LayoutsToShow {
  const message =
    `The page ${address} could not be made. ` +
    'Undo your last change there, or ask your engineer.';
  if (slug === undefined || versions[slug] === undefined)
    throw new HttpProblem(422, message, { errors: [{ path: textPath, message }] });
  const { [slug]: failed, ...others } = versions;
  const before = seen[slug];
  if (before !== undefined && before !== failed) others[slug] = before;
  // A layout that is incomplete as well is named once, with all reasons.
  const known = skipped.find((layout) => layout.slug === slug)?.errors ?? [];
  const errors = [...known.filter(({ path }) => path !== 'public'), { path: 'public', message }];
  return {
    versions: others,
    skipped: [...skipped.filter((layout) => layout.slug !== slug), { slug, errors }],
  };
}

/** @param seen the versions that visitors have seen until now */
export function shownLayouts(
  { versions, skipped }: LayoutsToShow,
  seen: VersionBySlug,
): Pick<Publication, 'layouts' | 'leftLayouts' | 'skipped'> {
  return {
    layouts: Object.keys(versions).filter((slug) => versions[slug] !== seen[slug]),
    leftLayouts: Object.keys(seen).filter((slug) => versions[slug] === undefined),
    skipped: skipped.map((layout) => ({ ...layout, isLive: versions[layout.slug] !== undefined })),
  };
}

/** What a release has otherwise than the one before, as the owner reads it. */
export async function changesOfLayouts(
  seen: VersionBySlug,
  next: VersionBySlug,
  layoutVersions: Pick<LayoutVersionStore, 'layoutsOf'>,
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
