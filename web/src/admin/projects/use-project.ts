import { useQueryClient } from '@tanstack/react-query';
import type { ContentFault, Project, ProjectAnswer } from '@theni/contract';
import { projectDraft } from '@theni/contract/project';
import type { Difference } from '@theni/contract/tree';
import { createContext, useContext, useMemo, useState } from 'react';
import { projectQuery } from '../api/project-queries.ts';
import { getProject, putProject } from '../api/projects-api.ts';
import type { DraftAnswer } from '../editor/draft.ts';
import { keepChanges, takeKeptChanges, withChanges } from '../editor/kept-changes.ts';
import {
  type Editor,
  type Opened,
  type Subject,
  useDraft,
  useNewEditor,
} from '../editor/use-editor.ts';
import { projectNames } from './project-parts.ts';

export type OpenedProject = Opened<Project>;

/** One project, as the admin has it open. */
export interface ProjectState {
  slug: string;
  /** What the server said last; of the project itself the draft knows more. */
  answer: ProjectAnswer;
  /** Asks the server what it has now. */
  refresh: () => Promise<ProjectAnswer>;
}

const ProjectContext = createContext<ProjectState | undefined>(undefined);
export const ProjectProvider = ProjectContext.Provider;

export function useProject(): ProjectState {
  const project = useContext(ProjectContext);
  if (!project) throw new Error('This stands in an open project only.');
  return project;
}

/** What this device has kept of the project lies over what the server has. */
export async function takeKept(answer: ProjectAnswer): Promise<OpenedProject> {
  const { Slug, Project, Version } = answer;
  const kept = await takeKeptChanges(keptAs(Slug));
  return { answer: { Content: Project, Version }, ...withChanges(Project, kept) };
}

const keptAs = (slug: string) => `project ${slug}`;

const NONE: ContentFault[] = [];

/** The form of a project. */
export function useProjectState(
  answer: ProjectAnswer,
  opened: OpenedProject,
): { editor: Editor; project: ProjectState } {
  const client = useQueryClient();
  const slug = answer.Slug;
  const [{ subject, get }] = useState(() =>
    callsOf(slug, (fresh) => client.setQueryData(projectQuery(slug).queryKey, fresh)),
  );
  const drafted = useDraft(opened, subject);
  const editor = useNewEditor(drafted, projectNames, NONE);
  const project = useMemo(() => ({ slug, answer, refresh: get }), [slug, answer, get]);
  return { editor, project };
}

function callsOf(slug: string, show: (answer: ProjectAnswer) => void) {
  /** Each answer tells of the whole project. */
  const shown = async (asked: Promise<ProjectAnswer>) => {
    const answer = await asked;
    show(answer);
    return answer;
  };
  const drafted = ({ Project, Version }: ProjectAnswer): DraftAnswer<Project> => ({
    Content: Project,
    Version,
  });
  const get = () => shown(getProject(slug));
  const subject: Subject<Project> = {
    get: async () => drafted(await get()),
    put: async (project, version) => drafted(await shown(putProject(slug, project, version))),
    keep: (changes: Difference[]) => keepChanges(changes, keptAs(slug)),
    schema: projectDraft,
    names: projectNames,
  };
  return { subject, get };
}
