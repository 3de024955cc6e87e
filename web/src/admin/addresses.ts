// What can be open in the admin area beside its pages, as links name it. This file imports nothing,
// because the script of the Photos page, which has a budget, needs it.

export const PUBLISH_ADDRESS = '/admin/website?part=publish';
export const LAYOUTS_ADDRESS = '/admin/layouts';
export const NEW_LAYOUT_ADDRESS = `${LAYOUTS_ADDRESS}?new`;

export const layoutParts = ['plots', 'details', 'draw', 'preview'] as const;
export type LayoutPart = (typeof layoutParts)[number];

export function layoutAddress(slug: string, part?: LayoutPart, field?: string): string {
  const query = { layout: slug, ...(part && { part }), ...(field && { field }) };
  return `${LAYOUTS_ADDRESS}?${new URLSearchParams(query)}`;
}

export function leadAddress(id: string): string {
  return `/admin/dashboard?lead=${id}`;
}

/** Specification §2: where the Photos page asks whether to delete an item. */
export function deleteItemAddress(id: string): string {
  return `/admin-panel?id=${id}`;
}
