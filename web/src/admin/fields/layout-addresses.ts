export const LAYOUTS_ADDRESS = '/admin/projects';
export const NEW_LAYOUT_ADDRESS = `${LAYOUTS_ADDRESS}?new`;

export const layoutParts = ['plots', 'details', 'drawing', 'preview'] as const;
export type LayoutPart = (typeof layoutParts)[number];

export function layoutAddress(slug: string, part?: LayoutPart, field?: string): string {
  const query = { layout: slug, ...(part && { part }), ...(field && { field }) };
  return `${LAYOUTS_ADDRESS}?${new URLSearchParams(query)}`;
}

/** Of what stands at a path of a layout. */
export function layoutFieldAddress(slug: string, path: string): string {
  return layoutAddress(slug, path.startsWith('Plots.') ? 'plots' : 'details', path);
}
