import { useQuery } from '@tanstack/react-query';
import type { Content } from '@theni/content';
import type { ProjectAnswer, ProjectTexts } from '@theni/contract';
import type { Language } from '@theni/contract/limits';
import { formCCode } from '../../projects/form-c-code.ts';
import { shownProject } from '../../projects/show-project.ts';
import type { ShownProject } from '../../words/shown-project.ts';
import { getProject, statusOf } from '../api/projects-api.ts';
import { useShownFiles } from '../editor/use-content-file.ts';
import { useItems } from '../items/item-queries.ts';

/** A project as its page would show its draft, complete or not. @param slug '' for none */
export function useShownProject(
  slug: string,
  content: Content,
  language: Language,
): { project: ShownProject | undefined; isError: boolean } {
  const { data, dataUpdatedAt, isError } = useQuery({
    queryKey: ['project preview', slug],
    queryFn: () => getProject(slug),
    enabled: slug !== '',
    meta: { failure: 'the project could not be loaded' },
  });
  const { items, failed } = useItems({ enabled: slug !== '' });
  const Files = useShownFiles(filesOf(data));
  if (!data || !items) return { project: undefined, isError: isError || failed };
  const { Plots: facts, ...Project } = data.Project;
  const Photos = Project.photos.flatMap(
    (id) => items.find(({ _id, Hidden }) => _id === id && !Hidden) ?? [],
  );
  const AsOf = new Date(dataUpdatedAt).toISOString();
  const qr = codeAddress(Project);
  const Plots = facts.map((plot) => ({
    ...plot,
    SquareFeet: plot.SquareFeet ?? 0,
    State: statusOf(data.Statuses, plot.Number)?.State ?? 'available',
  }));
  const published = { Slug: slug, Project, Plots, AsOf, Photos, Files, qr };
  return { project: shownProject(published, content, language, location.origin), isError };
}

/** Publishing makes a file of it. */
export function codeAddress(project: ProjectTexts): string | undefined {
  const code = formCCode(project);
  return code && `data:image/svg+xml,${encodeURIComponent(code)}`;
}

function filesOf(answer: ProjectAnswer | undefined): string[] {
  if (!answer) return [];
  const { plan, documents } = answer.Project;
  return [...(plan ? [plan.file] : []), ...documents.map(({ file }) => file)].filter(Boolean);
}
