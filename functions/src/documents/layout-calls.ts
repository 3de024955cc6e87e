import {
  type ContentIssue,
  type LayoutResponse,
  type LayoutSummary,
  PLOT_STATES,
  type PlotStatus,
  PROJECTS_MAX,
} from '@theni/contract';
import type { Dependencies } from '../dependencies.ts';
import type { CallInput } from '../http/api-router.ts';
import { changedMeanwhile, versionOf } from '../http/if-match.ts';
import { HttpProblem } from '../http/problem.ts';
import { slugOf, unknownLayout } from '../plots/slug-of.ts';
import type { LayoutRecord } from './layout-store.ts';

/** Layouts with the facts of their plots, before they are published. */
export function layoutCalls({
  layouts,
  layoutVersions,
  now,
}: Pick<Dependencies, 'layouts' | 'layoutVersions' | 'now'>) {
  async function responseOfRecord(record: LayoutRecord): Promise<LayoutResponse> {
    const { Slug, Project, Statuses } = record;
    const Published = (await layoutVersions.publicLayout(Slug)) ?? null;
    return { ...summaryOf(record), Project, Published, Statuses };
  }

  return {
    async list({ response }: CallInput<'GET /api/admin/projects'>) {
      response.json((await layouts.all(now())).map(summaryOf));
    },

    async create({ body, response }: CallInput<'POST /api/admin/projects'>) {
      const made = await layouts.create(body.Slug, body.Project, now());
      if (made === 'taken') throw new HttpProblem(409, 'Another layout has this address.');
      if (made === 'too many')
        throw new HttpProblem(409, `There is room for ${PROJECTS_MAX} layouts. Delete one first.`);
      response.status(201).json(await responseOfRecord(made));
    },

    async get({ request, response }: CallInput<'GET /api/admin/projects/:slug'>) {
      const found = await layouts.find(slugOf(request), now());
      if (!found) throw unknownLayout();
      response.json(await responseOfRecord(found));
    },

    async change({ body, request, response }: CallInput<'PUT /api/admin/projects/:slug'>) {
      const seen = { expected: versionOf(request), now: now() };
      const saved = await layouts.save(slugOf(request), body.Project, seen);
      response.json(await responseOfRecord(done(saved)));
    },

    async delete({ request, response }: CallInput<'DELETE /api/admin/projects/:slug'>) {
      const seen = { expected: versionOf(request), now: now() };
      const removed = await layouts.remove(slugOf(request), seen);
      if (removed === 'public')
        throw new HttpProblem(
          409,
          'Visitors see this layout. Switch “Public” off and publish; then it can be deleted.',
        );
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
): Exclude<T, 'unknown' | { conflictWith: number } | { issues: unknown }> {
  if (result === 'unknown') throw unknownLayout();
  if (typeof result === 'object' && 'conflictWith' in result)
    throw changedMeanwhile('The layout', result.conflictWith as number);
  if (typeof result === 'object' && 'issues' in result)
    throw new HttpProblem(422, 'Somebody has a plot that is missing here.', {
      errors: result.issues as ContentIssue[],
    });
  return result as never;
}

function summaryOf(record: LayoutRecord): LayoutSummary {
  const { Slug, Version, PublishedVersion, Project } = record;
  return {
    Slug,
    Version,
    Name: Project.name,
    Status: Project.status,
    Place: Project.place,
    Public: Project.Public,
    PublishedVersion,
    Plots: countOf(record.Statuses),
  };
}

function countOf(plots: PlotStatus[]): LayoutSummary['Plots'] {
  const counts = PLOT_STATES.map((state) => [
    state,
    plots.filter(({ State }) => State === state).length,
  ]);
  return Object.fromEntries(counts);
}
