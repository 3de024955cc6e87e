import { useQuery } from '@tanstack/react-query';
import { layoutsQuery } from './layout-queries.ts';

interface LayoutChoice {
  slug: string;
  name: string;
  /** 'Sample Garden (sample-garden)' */
  label: string;
}

/** All layouts, and those that records name though they are gone. @param named their slugs, or `''` */
export function useLayoutChoices(named: string[]): LayoutChoice[] {
  const { data = [] } = useQuery(layoutsQuery);
  const names = new Map(named.filter(Boolean).map((slug) => [slug, slug]));
  for (const { Slug, Name } of data) names.set(Slug, Name.en || Slug);
  return [...names]
    .map(([slug, name]) => ({ slug, name, label: name === slug ? slug : `${name} (${slug})` }))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** Its name as the owner reads it; the slug of one that is gone. */
export function useLayoutName(slug: string | null): string | null {
  const names = useLayoutChoices([slug ?? '']);
  return names.find((each) => each.slug === slug)?.name ?? slug;
}
