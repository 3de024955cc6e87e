import type { Content } from '@theni/content';
import { breadcrumbAt } from '@theni/content/labels';
import { isText, joinPath } from '@theni/content/paths';
import { isEditable } from '@theni/content/value-settings';
import { cleanText } from '@theni/contract/characters';
import { LANGUAGES, type Language } from '@theni/contract/site-map';

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

export interface FoundText extends KnownText {
  lang: Language;
}

type Searched = FoundText & { searched: string };

export function searchedTexts(content: Content): Searched[] {
  return LANGUAGES.flatMap((lang) =>
    textsIn(content, lang)
      .filter(({ path }) => isEditable(path))
      .map((known) => ({
        ...known,
        lang,
        searched: normalized(`${known.text} ${breadcrumbAt(known.path)}`),
      })),
  );
}

/** The texts with all the words, each path once; first those with the words in this order. */
export function findTexts(texts: Searched[], find: string): FoundText[] {
  const phrase = normalized(find);
  const parts = phrase.split(' ').filter(Boolean);
  if (parts.length === 0) return [];
  const found = texts.filter(({ searched }) => parts.every((word) => searched.includes(word)));
  const isApart = ({ searched }: Searched) => Number(!searched.includes(phrase));
  const inOrder = found.toSorted((one, other) => isApart(one) - isApart(other));
  return inOrder.filter(({ path }, at) => inOrder.findIndex((text) => text.path === path) === at);
}

function normalized(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim().toLowerCase();
}
