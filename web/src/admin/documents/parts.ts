import type { PageName } from '../../pages.ts';
import { sectionAt } from './sections.ts';

/** Of a part of the editor: a section of texts, or `changes`, `versions`, `preview`. */
export function addressOf(
  part: string,
  more: {
    field?: string;
    page?: PageName;
    layout?: string;
    withdraw?: string;
  } = {},
): string {
  return `/admin/content?${new URLSearchParams({ part, ...more })}`;
}

/** Of the field for a value, or of what a layout lacks: `projects.<slug>.…`. */
export function fieldAddress(path: string): string {
  const [first, slug = ''] = path.split('.');
  if (first === 'projects')
    return `/admin/projects?${new URLSearchParams({ layout: slug, part: 'publish' })}`;
  return addressOf(sectionAt(path)?.key ?? 'changes', { field: path });
}

export function openedPart(search: string): string | undefined {
  return new URLSearchParams(search).get('part') ?? undefined;
}
