import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../words/words.ts';
import { getProject, listProjects } from '../api/projects-api.ts';

/** What the next publication shows of projects. */
export function useReadyProjects() {
  const { projects: live } = useWords();
  const { data = [], isError } = useQuery({
    queryKey: ['ready projects'],
    queryFn: readyProjects,
    meta: { failure: 'the projects could not be loaded' },
  });
  // Publishing draws the codes: a new project has none yet.
  const projects = data.map((project) => ({
    ...project,
    qr: live.find(({ slug }) => slug === project.Slug)?.qr,
  }));
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
