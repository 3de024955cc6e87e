import { joinPath } from '@theni/content/paths';

/**
 * Finds the path of a value of the preview's words, by its identity: `useEditMark` writes it beside
 * what is no text.
 */
export function pathLookup(tree: object): (value: object) => string | undefined {
  const paths = new WeakMap<object, string>();
  note(tree, '');
  return (value) => paths.get(value);

  function note(value: unknown, path: string): void {
    if (typeof value !== 'object' || value === null) return;
    paths.set(value, path);
    for (const [key, inner] of Object.entries(value)) note(inner, joinPath(path, key));
  }
}
