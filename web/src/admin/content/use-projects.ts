import { useQuery } from '@tanstack/react-query';
import type { ProjectAnswer } from '@theni/contract';
import { projectFaults } from '@theni/contract/project-faults';
import { isSame } from '@theni/contract/tree';
import { trimmed } from '@theni/contract/trimmed';
import { getProject, listProjects } from '../api/projects-api.ts';
import { codeAddress } from './use-shown-project.ts';

/** Projects as visitors see them, in the order in which they are published. */
export function usePublicProjects() {
  const { data = [], isError } = useQuery({
    queryKey: ['public projects'],
    queryFn: async () =>
      (await projectsWhere(({ PublishedVersion }) => PublishedVersion !== null)).flatMap(
        ({ Slug, Published }) => (Published ? [{ Slug, Project: Published }] : []),
      ),
    meta: { failure: 'the projects could not be loaded' },
  });
  const projects = data.map((each) => ({ ...each, qr: codeAddress(each.Project) }));
  return { projects, isError };
}

/** Visitors do not see it, or not as it is. */
export interface ChangedProject {
  slug: string;
  name: string;
  /** How many things it lacks before it may be public. */
  missing: number;
}

/** @param publishedAt when the last publication was */
export function useChangedProjects(publishedAt: string | undefined) {
  return useQuery({
    queryKey: ['changed projects', publishedAt],
    queryFn: async () =>
      (
        await projectsWhere(({ Version, PublishedVersion }) => Version !== PublishedVersion)
      ).flatMap(({ Slug, Name, Project, Published }): ChangedProject[] =>
        isSame(Published, trimmed(Project))
          ? []
          : [{ slug: Slug, name: Name.en || Slug, missing: projectFaults(Project).length }],
      ),
    // Each time anew: it was changed a moment ago, perhaps.
    gcTime: 0,
    meta: { failure: 'the projects could not be loaded' },
  });
}

async function projectsWhere(
  isMeant: (project: Awaited<ReturnType<typeof listProjects>>[number]) => boolean,
): Promise<ProjectAnswer[]> {
  const slugs = (await listProjects()).filter(isMeant).map(({ Slug }) => Slug);
  return Promise.all(slugs.sort().map(getProject));
}
