import type { Content } from '@theni/content';
import type { PublicationOrder } from '@theni/contract';
import { differences } from '@theni/contract/tree';
import { trimmed } from '@theni/contract/trimmed';
import { layoutPath, pages, pathIn } from '../../pages.ts';
import { sectionAt } from './sections.ts';

/** Enough to see that it is live. */
const MOST = 3;

/** Addresses of pages that a publication changes, in Tamil where only that has changed. */
export function changedPages(before: Content, after: Content, order: PublicationOrder): string[] {
  const changed = new Map<string, string[]>();
  for (const { path } of differences(trimmed(before), trimmed(after))) {
    const page = pages[sectionAt(path)?.page ?? 'home'].path;
    changed.set(page, [...(changed.get(page) ?? []), path]);
  }
  const ofContent = [...changed].map(([page, paths]) =>
    pathIn(paths.every((path) => path.endsWith('.ta')) ? 'ta' : 'en', page),
  );
  return [...order.Layouts.map(layoutPath), ...ofContent].slice(0, MOST);
}
