import { usePageContext } from './page-context.ts';

/**
 * In the preview every value that the owner can change tells its path in the content, and
 * admin/editor/tap-to-edit.ts reads it. A text has it after its letters, in invisible characters
 * (admin/editor/use-preview.ts). What is no text, such as a picture, a link or a map, has it in
 * `data-edit`: one path, or several with blanks between them. What shows a layout has
 * `layouts.<slug>` there, which opens that layout's own form. Visitors get none of it.
 * @returns the attribute for a path, or for an object of the words, or one of its keys
 */
export function useEditMark(): (value: string | object, key?: string) => { 'data-edit'?: string } {
  const { isPreview, contentPathOf } = usePageContext();
  return (value, key) => {
    const path = typeof value === 'string' ? value : contentPathOf?.(value);
    return isPreview && path ? { 'data-edit': key ? `${path}.${key}` : path } : {};
  };
}
