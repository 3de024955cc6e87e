import { useQueries, useQuery } from '@tanstack/react-query';
import { type Content, wordsIn } from '@theni/content';
import { movedDrawings } from '@theni/content/moved-drawings';
import { fileIdsIn } from '@theni/content/pictures';
import type { Language } from '@theni/contract/limits';
import { useMemo } from 'react';
import { namedLayouts } from '../../layouts/name-layouts.ts';
import { type Edition, useWords } from '../../words/words.ts';
import { layoutQuery, layoutsQuery } from '../api/layouts.ts';
import { asPublished } from '../fields/layout.ts';
import { useShownFiles } from '../fields/uploaded-files.ts';
import { useItems } from '../photos/items.ts';
import { drawingFile } from './pictures.tsx';
import { objectPaths } from './shown-texts.ts';

/** The site's pages as a publication would make them of a content, with the layouts that are public. */
export function usePreview(content: Content, language: Language): Edition {
  const { keepMessagesDays } = useWords();
  const layouts = usePublicLayouts(content, language);
  const uploaded = useShownFiles(fileIdsIn(content));
  const drawn = movedDrawings(content).map((name) => [name, drawingFile(name)]);
  const files = { ...Object.fromEntries(drawn), ...uploaded };
  const words = wordsIn(language, content, { keepMessagesDays, files, layouts });
  return useMemo(
    () => ({ language, words, isPreview: true, pathOf: objectPaths(words) }),
    [language, words],
  );
}

function usePublicLayouts(content: Content, language: Language) {
  const { items = [] } = useItems();
  const { data: listed = [] } = useQuery(layoutsQuery);
  const slugs = listed.filter(({ PublishedVersion }) => PublishedVersion !== null);
  const responses = useQueries({
    queries: slugs
      .map(({ Slug }) => Slug)
      .sort()
      .map((slug) => ({ ...layoutQuery(slug), queryKey: ['project', slug, 'public'] })),
  });
  const found = responses.flatMap(({ data: response }) =>
    response?.Published ? [{ response, published: response.Published }] : [],
  );
  const Files = useShownFiles(found.flatMap(({ published }) => published.plan?.file ?? []));
  const layouts = found.map(({ response, published }) => ({
    ...asPublished(response, published, items),
    Files,
  }));
  return namedLayouts(layouts, content, language);
}
