import type { ListedLink } from '../ui/link-list.tsx';

export interface LayoutPart {
  key: string;
  name: string;
  what: string;
}

/** What is changed less often than the status of its plots. */
export const layoutParts: LayoutPart[] = [
  { key: 'facts', name: 'Name, texts, papers', what: 'All that its page says beside the plots' },
  { key: 'plots', name: 'Plots', what: 'Sizes and prices, typed or from a table' },
  { key: 'plan', name: 'Layout plan', what: 'The picture of the layout' },
  { key: 'draw', name: 'Draw plots', what: 'Their shapes on the plan' },
];

export const NEW_LAYOUT_ADDRESS = '/admin/projects?new';

export function layoutAddress(slug: string, part?: string, field?: string): string {
  const query = { layout: slug, ...(part && { part }), ...(field && { field }) };
  return `/admin/projects?${new URLSearchParams(query)}`;
}

/** The field of what stands at a path of a layout. */
export function layoutFieldAddress(slug: string, path: string): string {
  if (path.endsWith('.Shape')) return layoutAddress(slug, 'draw');
  return layoutAddress(slug, path.startsWith('Plots') ? 'plots' : 'facts', path);
}

export function linksToParts(slug: string): ListedLink[] {
  return layoutParts.map(({ key, name, what }) => ({
    to: layoutAddress(slug, key),
    name,
    note: what,
  }));
}
