import { type Content, wordsIn } from '@theni/content';
import type { LayoutCardData } from '@theni/content/layout-card';
import { isText, joinPath } from '@theni/content/paths';
import { fileIdsIn } from '@theni/content/pictures';
import { isEditable, isWithin } from '@theni/content/value-settings';
import type { Language } from '@theni/contract/site-map';
import { useMemo } from 'react';
import { type PageContextValue, useWords } from '../../page-context.ts';
import { useShownFiles } from '../fields/uploaded-files.ts';

/** A page with this content, published or not. @param layouts as visitors see them now */
export function usePreview(
  content: Content,
  language: Language,
  layouts: LayoutCardData[],
): PageContextValue {
  const { keepMessagesDays } = useWords();
  const uploaded = useShownFiles(fileIdsIn(content));
  return useMemo(() => {
    const shown = { keepMessagesDays, files: uploaded, layouts };
    const words = wordsIn(language, withMarks(content), shown);
    return { language, words, isPreview: true, contentPathOf: pathLookup(words) };
  }, [content, language, layouts, uploaded, keepMessagesDays]);
}

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

/**
 * Writes and reads the paths of texts. In the preview each text is followed by its path in signs
 * that nobody sees, so that a tap knows which text it meets. Each ASCII sign of the path becomes
 * its tag character, which takes no room, allows no line break and joins no letters:
 * https://www.unicode.org/charts/PDF/UE0000.pdf. Without the word joiner before them WebKit draws
 * the last letter and the tags as one, which no font has. `cleanText` of the contract cuts them out
 * of whatever is pasted.
 */
const WORD_JOINER = '\u2060';
const TAGS = 0xe0000;
const MARK = /\u2060([\u{E0020}-\u{E007E}]+)/gu;

/** Pages may show each line in an element of its own, so each has a mark. */
export function withMark(text: string, path: string): string {
  const tags = [...path].map((sign) => String.fromCodePoint(TAGS + sign.charCodeAt(0)));
  const mark = WORD_JOINER + tags.join('');
  return text.replace(/\S[^\n]*/g, (line) => line + mark);
}

export interface Mark {
  path: string;
  /** Where the mark ends, in UTF-16 units. */
  end: number;
}

export function marksIn(text: string): Mark[] {
  return [...text.matchAll(MARK)].map(({ 0: mark, 1: tags = '', index }) => ({
    path: String.fromCodePoint(...[...tags].map((tag) => (tag.codePointAt(0) ?? 0) - TAGS)),
    end: index + mark.length,
  }));
}

/** The same content, with a mark at each text in both languages. */
export function withMarks<Value>(value: Value, path = ''): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((inner, at) => withMarks(inner, joinPath(path, at))) as Value;
  const isOneText = isText(value);
  if (isOneText && (isWithin(path, 'isUnmarked') || !isEditable(path))) return value;
  const marked = Object.entries(value).map(([key, inner]) => [
    key,
    isOneText ? withMark(inner, path) : withMarks(inner, joinPath(path, key)),
  ]);
  return Object.fromEntries(marked);
}
