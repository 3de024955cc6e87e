import { useQuery } from '@tanstack/react-query';
import { getProject, listProjects } from '../api/projects-api.ts';
import { codeAddress } from './use-shown-project.ts';

/** What the next publication shows of projects. */
export function useReadyProjects() {
  const { data = [], isError } = useQuery({
    queryKey: ['ready projects'],
    queryFn: readyProjects,
    meta: { failure: 'the projects could not be loaded' },
  });
  const projects = data.map((each) => ({ ...each, qr: codeAddress(each.Project) }));
  return { projects, isError };
}

/** In the order of their slugs, as they are published. */
async function readyProjects() {
  const ready = (await listProjects()).filter(({ ReadyVersion }) => ReadyVersion !== null);
  const slugs = ready.map(({ Slug }) => Slug).sort();
  const answers = await Promise.all(slugs.map(getProject));
  return answers.flatMap(({ Slug, ReadyProject }) =>
    ReadyProject ? [{ Slug, Project: ReadyProject }] : [],
  );
}
