import {
  type ContentFault,
  PLOT_STATES,
  type PlotStatus,
  PROJECTS_MAX,
  type ProjectAnswer,
  type ProjectSummary,
} from '@theni/contract';
import type { Dependencies } from '../dependencies.ts';
import type { CallInput } from '../http/answer-calls.ts';
import { changedMeanwhile, versionOf } from '../http/if-match.ts';
import { HttpProblem } from '../http/problem.ts';
import { slugOf, unknownProject } from '../plots/slug-of.ts';
import type { ProjectRecord } from './project-store.ts';

/** Layouts with the facts of their plots, before they are published. */
export function projectCalls({
  projects,
  projectVersions,
  now,
}: Pick<Dependencies, 'projects' | 'projectVersions' | 'now'>) {
  async function answerOfRecord(record: ProjectRecord): Promise<ProjectAnswer> {
    const { Slug, Project, Statuses } = record;
    const Published = (await projectVersions.publicProject(Slug)) ?? null;
    return { ...summaryOf(record), Project, Published, Statuses };
  }

  return {
    async list({ response }: CallInput<'GET /api/admin/projects'>) {
      response.json((await projects.all(now())).map(summaryOf));
    },

    async create({ body, response }: CallInput<'POST /api/admin/projects'>) {
      const made = await projects.create(body.Slug, body.Project, now());
      if (made === 'taken') throw new HttpProblem(409, 'Another layout has this address.');
      if (made === 'too many')
        throw new HttpProblem(409, `There is room for ${PROJECTS_MAX} layouts. Delete one first.`);
      response.status(201).json(await answerOfRecord(made));
    },

    async get({ request, response }: CallInput<'GET /api/admin/projects/:slug'>) {
      const found = await projects.find(slugOf(request), now());
      if (!found) throw unknownProject();
      response.json(await answerOfRecord(found));
    },

    async change({ body, request, response }: CallInput<'PUT /api/admin/projects/:slug'>) {
      const seen = { expected: versionOf(request), now: now() };
      const saved = await projects.save(slugOf(request), body.Project, seen);
      response.json(await answerOfRecord(done(saved)));
    },

    async delete({ request, response }: CallInput<'DELETE /api/admin/projects/:slug'>) {
      const seen = { expected: versionOf(request), now: now() };
      const removed = await projects.remove(slugOf(request), seen);
      if (removed === 'in use')
        throw new HttpProblem(
          409,
          'Plots of this layout are booked or sold. Make them available first, or mark the layout completed and keep it.',
        );
      done(removed);
      response.status(204).end();
    },
  };
}

/** @throws {HttpProblem} 404, 412 or 422 for what was not done */
function done<T extends object | string>(
  result: T,
): Exclude<T, 'unknown' | { conflictWith: number } | { faults: unknown }> {
  if (result === 'unknown') throw unknownProject();
  if (typeof result === 'object' && 'conflictWith' in result)
    throw changedMeanwhile('The layout', result.conflictWith as number);
  if (typeof result === 'object' && 'faults' in result)
    throw new HttpProblem(422, 'Somebody has a plot that is missing here.', {
      errors: result.faults as ContentFault[],
    });
  return result as never;
}

function summaryOf(record: ProjectRecord): ProjectSummary {
  const { Slug, Version, PublishedVersion, Project } = record;
  return {
    Slug,
    Version,
    Name: Project.name,
    Status: Project.status,
    Place: Project.place,
    PublishedVersion,
    Plots: countOf(record.Statuses),
  };
}

function countOf(plots: PlotStatus[]): ProjectSummary['Plots'] {
  const counts = PLOT_STATES.map((state) => [
    state,
    plots.filter(({ State }) => State === state).length,
  ]);
  return Object.fromEntries(counts);
}
