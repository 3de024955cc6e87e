import type { Content } from '@theni/content';
import { isEditable } from '@theni/content/editable';
import { breadcrumbAt } from '@theni/content/labels';
import { cleanText } from '@theni/contract/clean-text';
import { LANGUAGES } from '@theni/contract/limits';
import { textsIn } from './shown-texts.ts';
import type { Value } from './value-links.tsx';

type Searched = Value & { searched: string };

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
export function findTexts(texts: Searched[], find: string): Value[] {
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
