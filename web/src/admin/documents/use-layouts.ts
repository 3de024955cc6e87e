import { useQuery } from '@tanstack/react-query';
import type { Content } from '@theni/content';
import type { LayoutResponse } from '@theni/contract';
import { layoutIssues } from '@theni/contract/layout-issues';
import type { Language } from '@theni/contract/limits';
import { isSame } from '@theni/contract/tree';
import { trimmed } from '@theni/contract/trimmed';
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

/** Visitors do not see it, or not as it is. */
export interface ChangedLayout {
  slug: string;
  name: string;
  /** How many things it lacks before it may be public. */
  missing: number;
}

/** @param publishedAt when the last publication was */
export function useChangedLayouts(publishedAt: string | undefined) {
  return useQuery({
    queryKey: ['changed projects', publishedAt],
    queryFn: async () =>
      (await layoutsWhere(({ Version, PublishedVersion }) => Version !== PublishedVersion)).flatMap(
        ({ Slug, Name, Project, Published }): ChangedLayout[] =>
          isSame(Published, trimmed(Project))
            ? []
            : [{ slug: Slug, name: Name.en || Slug, missing: layoutIssues(Project).length }],
      ),
    // Each time anew: it was changed a moment ago, perhaps.
    gcTime: 0,
    meta: { failure: 'the layouts could not be loaded' },
  });
}

async function layoutsWhere(
  isMeant: (layout: Awaited<ReturnType<typeof listLayouts>>[number]) => boolean,
): Promise<LayoutResponse[]> {
  const slugs = (await listLayouts()).filter(isMeant).map(({ Slug }) => Slug);
  return Promise.all(slugs.sort().map(getLayout));
}
