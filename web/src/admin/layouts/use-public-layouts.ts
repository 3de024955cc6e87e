import { useQueries, useQuery } from '@tanstack/react-query';
import type { Content } from '@theni/content';
import type { Language } from '@theni/contract/limits';
import { useMemo } from 'react';
import { layoutCards } from '../../layouts/layout-card-data.ts';
import { useShownFiles } from '../fields/uploaded-files.ts';
import { useAllItems } from '../photos/items.ts';
import { asPublished } from './as-published.ts';
import { layoutQuery, layoutsQuery } from './layout-queries.ts';

/** @returns the same cards at each render, until one of them has changed */
export function usePublicLayouts(content: Content, language: Language) {
  const { data: items } = useAllItems();
  const { data: listed = [] } = useQuery(layoutsQuery);
  const publicLayouts = listed.filter(({ publishedVersion }) => publishedVersion !== null);
  const found = useQueries({
    queries: publicLayouts
      .map(({ slug }) => slug)
      .sort()
      // By a key of its own: a layout that is opened from here is asked for anew, and does not
      // begin with the answer that this page has read long before.
      .map((slug) => ({ ...layoutQuery(slug), queryKey: ['layout', slug, 'public'] })),
    combine: (responses) =>
      responses.flatMap(({ data: response }) =>
        response?.published ? [{ response, published: response.published }] : [],
      ),
  });
  const files = useShownFiles(found.flatMap(({ published }) => published.plan?.file ?? []));
  return useMemo(() => {
    const layouts = found.map(({ response, published }) => ({
      ...asPublished(response, published, items ?? []),
      files,
    }));
    return layoutCards(layouts, content, language);
  }, [found, files, items, content, language]);
}
