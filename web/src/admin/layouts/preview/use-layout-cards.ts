import { useQuery } from '@tanstack/react-query';
import type { Content } from '@theni/content';
import type { Item, LayoutSummary, PublishedLayout, WebsiteResponse } from '@theni/contract';
import type { Layout } from '@theni/contract/layout-fields';
import type { Language } from '@theni/contract/site-map';
import { useMemo } from 'react';
import { layoutCards } from '../../../layouts/layout-card-data.ts';
import { formCAddress, qrCodeDataUrl } from '../../../layouts/qr-code.ts';
import { useShownFiles } from '../../fields/uploaded-files.ts';
import { useItems } from '../../photos/items.ts';
import { layoutsQuery } from '../layout-queries.ts';

/** @returns the same cards at each render, until one of them has changed */
export function useLayoutCards(
  published: WebsiteResponse['layouts'],
  content: Content,
  language: Language,
) {
  const { data: listed } = useQuery(layoutsQuery);
  const all = Object.values(published);
  // The cover is the first photo, or, where that is a video without a still, one of the next ones.
  const items = useItems([0, 1, 2].flatMap((at) => all.flatMap(({ photos }) => photos[at] ?? [])));
  const files = useShownFiles(all.flatMap(({ plan }) => plan?.file ?? []));
  return useMemo(() => {
    const layouts = Object.entries(published).map(([slug, layout]) => {
      const statuses = listed?.find((one) => one.slug === slug)?.statuses ?? [];
      return { ...asPublished({ slug, statuses }, layout, items), files };
    });
    return layoutCards(layouts, content, language);
  }, [published, listed, files, items, content, language]);
}

/** A layout as a publication would make it now, of its draft or of what visitors see of it. */
export function asPublished(
  { slug, statuses }: Pick<LayoutSummary, 'slug' | 'statuses'>,
  { plots: facts, ...fields }: Layout,
  items: Item[],
): PublishedLayout & { qr: string | undefined } {
  const formC = formCAddress(fields);
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
    qr: formC && qrCodeDataUrl(formC),
  };
}
