import { useQuery } from '@tanstack/react-query';
import type { LayoutResponse } from '@theni/contract';
import { layoutIssues } from '@theni/contract/layout-issues';
import { isSame } from '@theni/contract/tree';
import { trimmed } from '@theni/contract/trimmed';
import { getLayout, listLayouts } from '../api/layouts-api.ts';
import { codeAddress } from './use-shown-layout.ts';

/** Layouts as visitors see them, in the order in which they are published. */
export function usePublicLayouts() {
  const { data = [], isError } = useQuery({
    queryKey: ['public projects'],
    queryFn: async () =>
      (await layoutsWhere(({ PublishedVersion }) => PublishedVersion !== null)).flatMap(
        ({ Slug, Published }) => (Published ? [{ Slug, Project: Published }] : []),
      ),
    meta: { failure: 'the layouts could not be loaded' },
  });
  const layouts = data.map((each) => ({ ...each, qr: codeAddress(each.Project) }));
  return { layouts, isError };
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
