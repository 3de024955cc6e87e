import { useQuery } from '@tanstack/react-query';
import { projectsQuery } from './project-queries.ts';

interface ProjectChoice {
  slug: string;
  /** 'Sample Garden (sample-garden)' */
  label: string;
}

/** All projects, and those that records name though they are gone. @param named their slugs, or `''` */
export function useProjectChoices(named: string[]): ProjectChoice[] {
  const { data = [] } = useQuery(projectsQuery);
  const labels = new Map(named.filter(Boolean).map((slug) => [slug, slug]));
  for (const { Slug, Name } of data) labels.set(Slug, Name.en ? `${Name.en} (${Slug})` : Slug);
  return [...labels]
    .map(([slug, label]) => ({ slug, label }))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
}
