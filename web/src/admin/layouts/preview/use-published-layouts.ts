import { useQueries, useQuery } from '@tanstack/react-query';
import type { Content } from '@theni/content';
import type { Item, LayoutResponse, PublishedLayout } from '@theni/contract';
import type { Language } from '@theni/contract/languages';
import type { Layout } from '@theni/contract/layout-fields';
import { useMemo } from 'react';
import { layoutCards } from '../../../../build/layout-cards.ts';
import { formCCode } from '../../../../build/qr-code.ts';
import { useShownFiles } from '../../fields/uploaded-files.ts';
import { useItems } from '../../photos/items.ts';
import { layoutQuery, layoutsQuery } from '../layout-queries.ts';

/** @returns the same cards at each render, until one of them has changed */
export function usePublishedLayouts(content: Content, language: Language) {
  const { data: listed = [] } = useQuery(layoutsQuery);
  const publishedLayouts = listed.filter(({ publishedVersion }) => publishedVersion !== null);
  const found = useQueries({
    queries: publishedLayouts
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
  // The cover is the first photo, or, where that is a video without a still, one of the next ones.
  const items = useItems(
    [0, 1, 2].flatMap((at) => found.flatMap(({ published }) => published.photos[at] ?? [])),
  );
  const files = useShownFiles(found.flatMap(({ published }) => published.plan?.file ?? []));
  return useMemo(() => {
    const layouts = found.map(({ response, published }) => ({
      ...asPublished(response, published, items),
      files,
    }));
    return layoutCards(layouts, content, language);
  }, [found, files, items, content, language]);
}

/** A layout as a publication would make it now, of its draft or of what visitors see of it. */
export function asPublished(
  { slug, statuses }: LayoutResponse,
  { plots: facts, ...fields }: Layout,
  items: Item[],
): PublishedLayout & { qr: string | undefined } {
  const code = formCCode(fields);
  const states = new Map(statuses.map(({ id, state }) => [id, state]));
  return {
    slug,
    fields,
    plots: facts.map(({ id, ...plot }) => ({
      ...plot,
      squareFeet: plot.squareFeet ?? 0,
      state: states.get(id) ?? 'available',
    })),
    asOf: new Date().toISOString(),
    photos: fields.photos.flatMap((id) => items.find(({ _id }) => _id === id) ?? []),
    files: {},
    qr: code && `data:image/svg+xml,${encodeURIComponent(code)}`,
  };
}
