import { isText, joinPath } from '@theni/content/paths';
import type { Language } from '@theni/contract/limits';

export interface KnownText {
  /** Of the text in both languages: `home.hero.headline`, `company.phones.0`. */
  path: string;
  text: string;
}

/** Every text in a tree; names of files, numbers and ticks are none. */
export function textsIn(tree: unknown, language: Language, path = ''): KnownText[] {
  if (typeof tree === 'string') return [{ path, text: tree }];
  if (typeof tree !== 'object' || tree === null) return [];
  if (isText(tree)) return [{ path, text: tree[language] }];
  return Object.entries(tree)
    .filter(([key]) => key !== 'file')
    .flatMap(([key, inner]) => textsIn(inner, language, joinPath(path, key)));
}
