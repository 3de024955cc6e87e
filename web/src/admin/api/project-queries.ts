import { queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import type { ProjectAnswer } from '@theni/contract';
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
    // Of two responses that overtake each other the older one would undo a booking on the screen.
    structuralSharing: (before, fresh) =>
      newest(before as ProjectAnswer | undefined, fresh as ProjectAnswer),
    meta: { failure: 'the project could not be loaded' },
  });

function newest(before: ProjectAnswer | undefined, fresh: ProjectAnswer): ProjectAnswer {
  if (before && lastVersion(before) > lastVersion(fresh)) return before;
  return replaceEqualDeep(before, fresh);
}

/** The draft and who has which plot are counted together. */
function lastVersion({ Version, Statuses }: ProjectAnswer): number {
  return Math.max(Version, ...Statuses.map((plot) => plot.Version));
}

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
