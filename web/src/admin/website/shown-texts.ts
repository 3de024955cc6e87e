import { isText, joinPath } from '@theni/content/paths';
import { cleanText } from '@theni/contract/clean-text';
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

/** Without the blanks, breaks and signs of writing direction that pages put in or leave out. */
export function normalized(text: string): string {
  return cleanText(text)
    .replace(/[\u200B\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\u00AD]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
