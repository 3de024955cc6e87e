import { type Content, wordsIn } from '@theni/content';
import type { LayoutCardData } from '@theni/content/layout-card';
import { joinPath } from '@theni/content/paths';
import { fileIdsIn } from '@theni/content/pictures';
import type { Language } from '@theni/contract/site-map';
import { useMemo } from 'react';
import { type PageContextValue, useWords } from '../../page-context.ts';
import { useShownFiles } from '../fields/uploaded-files.ts';
import { withMarks } from './text-marks.ts';

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
