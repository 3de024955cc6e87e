import { useQueries, useQuery } from '@tanstack/react-query';
import type { Content } from '@theni/content';
import type { Language } from '@theni/contract/limits';
import { layoutCards } from '../../layouts/layout-card-data.ts';
import { useShownFiles } from '../fields/uploaded-files.ts';
import { useItems } from '../photos/items.ts';
import { asPublished } from './as-published.ts';
import { layoutQuery, layoutsQuery } from './layout-queries.ts';

export function usePublicLayouts(content: Content, language: Language) {
  const { items = [] } = useItems();
  const { data: listed = [] } = useQuery(layoutsQuery);
  const slugs = listed.filter(({ publishedVersion }) => publishedVersion !== null);
  const responses = useQueries({
    queries: slugs
      .map(({ slug }) => slug)
      .sort()
      .map((slug) => ({ ...layoutQuery(slug), queryKey: ['layout', slug, 'public'] })),
  });
  const found = responses.flatMap(({ data: response }) =>
    response?.published ? [{ response, published: response.published }] : [],
  );
  const files = useShownFiles(found.flatMap(({ published }) => published.plan?.file ?? []));
  const layouts = found.map(({ response, published }) => ({
    ...asPublished(response, published, items),
    files,
  }));
  return layoutCards(layouts, content, language);
}
