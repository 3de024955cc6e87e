import { type Content, wordsIn } from '@theni/content';
import type { LayoutCardData } from '@theni/content/layout-card';
import { fileIdsIn } from '@theni/content/pictures';
import type { Language } from '@theni/contract/languages';
import { useMemo } from 'react';
import { type PageContextValue, useWords } from '../../page-context.ts';
import { useShownFiles } from '../fields/uploaded-files.ts';
import { pathLookup } from './path-lookup.ts';
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
