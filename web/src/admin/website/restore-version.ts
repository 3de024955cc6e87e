import { changedPaths } from '@theni/content/changes';
import type { ValuesByPath } from '@theni/contract';
import { layoutChanges, layoutChangeTexts } from '@theni/contract/layout-changes';
import type { Layout } from '@theni/contract/layout-fields';
import { layoutFrom, layoutValueAt, layoutValues } from '@theni/contract/layout-values';
import { call } from '../api/call.ts';
import { isGone } from '../api/errors.ts';
import { type Saver, saverOf } from '../editor/saver.ts';
import { isPartOf } from '../editor/unsaved-values.ts';
import { nameOfField } from '../layouts/field-names.ts';
import { layoutTarget } from '../layouts/save-layouts.ts';

interface RestoredDraft {
  saver: Saver;
  before: ValuesByPath;
  after: ValuesByPath;
  nameOf: (path: string) => string;
}

export interface Restoration {
  drafts: RestoredDraft[];
  /** What it changes of each layout, for the owner. */
  layoutTexts: { name: string; changes: string[] }[];
  /** Layouts that are deleted by now. */
  goneLayouts: string[];
}

interface Website {
  saver: Saver;
  values: ValuesByPath;
  nameOf: (path: string) => string;
}

/** What has to be put into the drafts so that they say what an earlier release said. */
export async function restorationOf(releaseId: string, website: Website): Promise<Restoration> {
  const params = { releaseId };
  const version = await call('GET /api/content/versions/:releaseId', { params });
  const paths = changedPaths(website.values, version.changes);
  const at = (values: ValuesByPath) =>
    Object.fromEntries(paths.map((path) => [path, values[path] ?? null]));
  const texts = { ...website, before: at(website.values), after: at(version.changes) };
  const restoration: Restoration = { drafts: [texts], layoutTexts: [], goneLayouts: [] };
  for (const [slug, layout] of Object.entries(version.layouts)) {
    const found = await call('GET /api/admin/layouts/:slug', { params: { slug } }).catch(
      (error: unknown) => {
        if (!isGone(error)) throw error;
      },
    );
    if (!found) {
      restoration.goneLayouts.push(layout.name.en);
      continue;
    }
    const saver = saverOf(layoutTarget(slug));
    const now = layoutFrom({ ...found.draft, ...saver.read().readable });
    const then = asItWas(layout, now);
    const after = layoutChanges(now, then);
    const values = layoutValues(now);
    const before = Object.keys(after).map((path) => [path, layoutValueAt(values, path)]);
    const nameOf = (path: string) => `${now.name.en || slug}, ${nameOfField(path, now.plots)}`;
    restoration.drafts.push({ saver, after, before: Object.fromEntries(before), nameOf });
    const changes = layoutChangeTexts(now, then);
    if (changes.length > 0) restoration.layoutTexts.push({ name: now.name.en || slug, changes });
  }
  return restoration;
}

/** Photos, *Public* and plots that the version lacks stay as they are. */
function asItWas(layout: Layout, { photos, public: isPublic, plots }: Layout): Layout {
  const ids = new Set(layout.plots.map(({ id }) => id));
  const others = plots.filter(({ id }) => !ids.has(id));
  return { ...layout, photos, public: isPublic, plots: [...layout.plots, ...others] };
}

/**
 * Puts it into the drafts and saves it, each draft by itself.
 * @returns the names of what could not be brought back: it stays as it was
 */
export async function restore({ drafts, goneLayouts }: Restoration): Promise<string[]> {
  for (const { saver, before, after } of drafts)
    saver.put(after, { undone: before, isMeant: true });
  await Promise.all(drafts.map(({ saver }) => saver.saveAll()));
  const refused = drafts.flatMap(({ saver, after, nameOf }) => {
    const { issues, questions, values } = saver.read();
    const paths = Object.keys(values).filter(
      (path) => path in after && [...issues, ...questions].some((one) => isPartOf(one.path, path)),
    );
    saver.discard(paths);
    return paths.map(nameOf);
  });
  return [...refused, ...goneLayouts];
}

/** An Undo as that of any change: it takes back what nobody has changed since. */
export function takeBack({ drafts }: Restoration): void {
  for (const { saver, before, after } of drafts)
    saver.put(before, { undone: after, isMeant: true });
}
