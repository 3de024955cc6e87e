import type { ListedLink } from '../ui/link-list.tsx';

export interface LayoutPart {
  key: string;
  name: string;
  what: string;
}

/** What is changed beside a layout’s page, and less often than the status of its plots. */
export const layoutParts: LayoutPart[] = [
  { key: 'plots', name: 'Plots', what: 'Sizes and prices, typed or from a table' },
  { key: 'plan', name: 'Layout plan', what: 'The picture of the layout' },
  { key: 'draw', name: 'Draw plots', what: 'Their shapes on the plan' },
];

export const NEW_LAYOUT_ADDRESS = '/admin/projects?new';

export function layoutAddress(slug: string, part?: string, field?: string): string {
  const query = { layout: slug, ...(part && { part }), ...(field && { field }) };
  return `/admin/projects?${new URLSearchParams(query)}`;
}

export function linksToParts(slug: string): ListedLink[] {
  return layoutParts.map(({ key, name, what }) => ({
    to: layoutAddress(slug, key),
    name,
    note: what,
  }));
}
