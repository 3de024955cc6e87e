import { useQuery } from '@tanstack/react-query';
import type { LayoutSummary } from '@theni/contract';
import { layoutsQuery } from './layout-queries.ts';

interface LayoutChoice {
  slug: string;
  name: string;
  /** Its name; with the slug where several have it: 'Sample Garden (sample-garden-2)'. */
  label: string;
  /** Where it is; '' when that is not known. */
  place: string;
}

type Named = Pick<LayoutSummary, 'Slug' | 'Name' | 'Place'>;

/** All layouts, and those that records name though they are gone. @param named their slugs, or `''` */
export function useLayoutChoices(named: string[]): LayoutChoice[] {
  const { data = [] } = useQuery(layoutsQuery);
  return layoutChoices(data, named);
}

export function layoutChoices(layouts: Named[], named: string[]): LayoutChoice[] {
  const known = new Map(named.filter(Boolean).map((slug) => [slug, { name: slug, place: '' }]));
  for (const { Slug, Name, Place } of layouts)
    known.set(Slug, { name: Name.en || Slug, place: Place });
  const isShared = (name: string) =>
    [...known.values()].filter((each) => each.name === name).length > 1;
  return [...known]
    .map(([slug, { name, place }]) => ({
      slug,
      name,
      label: isShared(name) ? `${name} (${slug})` : name,
      place,
    }))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** Its name as the owner reads it; the slug of one that is gone. */
export function useLayoutName(slug: string | null): string | null {
  const names = useLayoutChoices([slug ?? '']);
  return names.find((each) => each.slug === slug)?.name ?? slug;
}
