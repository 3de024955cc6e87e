import { useQueries, useQuery } from '@tanstack/react-query';
import { type Content, type Words, wordsIn } from '@theni/content';
import { fileIdsIn } from '@theni/content/pictures';
import type { Language } from '@theni/contract/limits';
import { namedLayouts } from '../../layouts/name-layouts.ts';
import { useWords } from '../../words/words.ts';
import { layoutQuery, layoutsQuery } from '../api/layout-queries.ts';
import { useShownFiles } from '../documents/use-content-file.ts';
import { asPublished } from '../documents/use-shown-layout.ts';
import { useItems } from '../photos/items.ts';
import { drawingFiles } from './drawing-files.ts';

/** The words of the site's pages as a publication would make them of a content, with the layouts that are public. */
export function useWordsOf(content: Content, language: Language): Words {
  const { keepMessagesDays } = useWords();
  const layouts = usePublicLayouts(content, language);
  const uploaded = useShownFiles(fileIdsIn(content));
  const files = { ...drawingFiles(content), ...uploaded };
  return wordsIn(language, content, { keepMessagesDays, files, layouts });
}

/** In the order in which they are published. */
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
