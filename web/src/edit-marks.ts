import { usePageContext } from './page-context.ts';

/**
 * In the preview, and nowhere else, every value that the owner can change tells
 * admin/editor/tap-to-edit.ts its path in the content:
 * - a text, in invisible characters after its letters (admin/editor/use-preview.ts);
 * - a picture, a link or a map, in `data-edit`, which may have several paths with blanks between;
 * - a layout, in `data-edit` as `layouts.<slug>`, which opens the layout's own form.
 *
 * @returns the attribute for a path, or for an object of the words, or one of its keys
 */
export function useEditMark(): (value: string | object, key?: string) => { 'data-edit'?: string } {
  const { isPreview, contentPathOf } = usePageContext();
  return (value, key) => {
    const path = typeof value === 'string' ? value : contentPathOf?.(value);
    return isPreview && path ? { 'data-edit': key ? `${path}.${key}` : path } : {};
  };
}
