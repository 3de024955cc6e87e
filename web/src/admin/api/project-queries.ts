import { queryOptions } from '@tanstack/react-query';
import { getProject, listProjects } from './projects-api.ts';

export const projectsQuery = queryOptions({
  queryKey: ['projects'],
  queryFn: listProjects,
  meta: { failure: 'the projects could not be loaded' },
});

export const projectQuery = (slug: string) =>
  queryOptions({
    queryKey: ['project', slug],
    queryFn: () => getProject(slug),
    // Each time anew, and then it is the form that knows.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'the project could not be loaded' },
  });

/** 'Meera Nagar, Phase 2' → 'meera-nagar-phase-2' */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
}
