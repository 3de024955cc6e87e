import { useQueryClient } from '@tanstack/react-query';
import type { ContentFault, Project, ProjectAnswer } from '@theni/contract';
import { projectDraft } from '@theni/contract/project';
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { projectQuery } from '../api/project-queries.ts';
import { getProject, putPlots, putProject } from '../api/projects-api.ts';
import type { DraftAnswer } from '../editor/draft.ts';
import { keepChanges, takeKeptChanges, withChanges } from '../editor/kept-changes.ts';
import type { Difference } from '../editor/tree.ts';
import {
  type Editor,
  type Opened,
  type Subject,
  useDraft,
  useNewEditor,
} from '../editor/use-editor.ts';
import { noticeSessionEnd } from '../session/session.ts';
import { type Edited, PlotSheet, type SheetState } from './plot-sheet.ts';
import { projectNames } from './project-parts.ts';

export interface OpenedProject extends Opened<Project> {
  plots: Edited | undefined;
}

/** One project, as the admin has it open. */
export interface ProjectState {
  slug: string;
  /** What the server said last; of the texts the draft knows more. */
  answer: ProjectAnswer;
  sheet: PlotSheet;
  plots: SheetState;
  /** Asks the server what it has now. */
  refresh: () => Promise<ProjectAnswer>;
  /** Shows what the server has answered. */
  show: (answer: ProjectAnswer) => void;
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
  const texts = await takeKeptChanges(textsOf(Slug));
  const [plots] = await takeKeptChanges(plotsOf(Slug));
  return {
    answer: { Content: Project, Version },
    ...withChanges(Project, texts),
    plots: plots && (plots.after as Edited),
  };
}

const textsOf = (slug: string) => `project ${slug}`;
const plotsOf = (slug: string) => `plots ${slug}`;

const NONE: ContentFault[] = [];

/** The form of a project and the sheet of its plots. */
export function useProjectState(
  answer: ProjectAnswer,
  opened: OpenedProject,
): { editor: Editor; project: ProjectState } {
  const client = useQueryClient();
  const slug = answer.Slug;
  const [dependencies] = useState(() => dependenciesOf(slug, (fresh) => show(fresh)));
  const drafted = useDraft(opened, dependencies.subject);
  const editor = useNewEditor(drafted, projectNames, NONE);
  const [sheet] = useState(() => new PlotSheet(answer, opened.plots, dependencies));
  const plots = useSyncExternalStore(sheet.subscribe, sheet.snapshot);

  function show(fresh: ProjectAnswer): void {
    client.setQueryData(projectQuery(slug).queryKey, fresh);
  }

  useEffect(() => sheet.take(answer), [sheet, answer]);

  const project = useMemo(
    () => ({
      slug,
      answer,
      sheet,
      plots,
      refresh: dependencies.get,
      show: dependencies.show,
    }),
    [slug, answer, sheet, plots, dependencies],
  );
  return { editor, project };
}

function dependenciesOf(slug: string, show: (answer: ProjectAnswer) => void) {
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
  const subject: Subject<Project> = {
    get: async () => drafted(await shown(getProject(slug))),
    put: async (project, version) => drafted(await shown(putProject(slug, project, version))),
    keep: (changes: Difference[]) => keepChanges(changes, textsOf(slug)),
    schema: projectDraft,
    names: projectNames,
  };
  return {
    subject,
    show,
    get: () => shown(getProject(slug)),
    put: (csv: string, mode: 'merge' | 'replace', version: number) =>
      shown(putPlots(slug, csv, mode, version)),
    keep: (edited: Edited | undefined) =>
      keepChanges(
        edited ? [{ path: 'plots', before: undefined, after: edited }] : [],
        plotsOf(slug),
      ),
    onSessionEnd: noticeSessionEnd,
  };
}
