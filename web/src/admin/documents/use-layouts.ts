import { useQuery } from '@tanstack/react-query';
import type { Content } from '@theni/content';
import type { LayoutResponse } from '@theni/contract';
import type { Language } from '@theni/contract/limits';
import { namedLayouts } from '../../layouts/name-layouts.ts';
import { getLayout, listLayouts } from '../api/layouts-api.ts';
import { useItems } from '../items/item-queries.ts';
import { useShownFiles } from './use-content-file.ts';
import { asPublished } from './use-shown-layout.ts';

/** Layouts as visitors see them, in the order in which they are published. */
export function usePublicLayouts(content: Content, language: Language) {
  const { items = [] } = useItems();
  const { data = [], isError } = useQuery({
    queryKey: ['public projects'],
    queryFn: async () =>
      (await layoutsWhere(({ PublishedVersion }) => PublishedVersion !== null)).flatMap(
        (response) => (response.Published ? [{ response, published: response.Published }] : []),
      ),
    meta: { failure: 'the layouts could not be loaded' },
  });
  const Files = useShownFiles(data.flatMap(({ published }) => published.plan?.file ?? []));
  const layouts = data.map(({ response, published }) => ({
    ...asPublished(response, published, items),
    Files,
  }));
  return { layouts: namedLayouts(layouts, content, language), isError };
}

async function layoutsWhere(
  isMeant: (layout: Awaited<ReturnType<typeof listLayouts>>[number]) => boolean,
): Promise<LayoutResponse[]> {
  const slugs = (await listLayouts()).filter(isMeant).map(({ Slug }) => Slug);
  return Promise.all(slugs.sort().map(getLayout));
}
