import { isPlotPath } from '@theni/contract/layout-values';

export const LAYOUTS_ADDRESS = '/admin/layouts';
export const NEW_LAYOUT_ADDRESS = `${LAYOUTS_ADDRESS}?new`;

export const layoutParts = ['plots', 'details', 'drawing', 'preview'] as const;
export type LayoutPart = (typeof layoutParts)[number];

export function layoutAddress(slug: string, part?: LayoutPart, field?: string): string {
  const query = { layout: slug, ...(part && { part }), ...(field && { field }) };
  return `${LAYOUTS_ADDRESS}?${new URLSearchParams(query)}`;
}

export function layoutFieldAddress(slug: string, path: string): string {
  return layoutAddress(slug, isPlotPath(path) ? 'plots' : 'details', path);
}
