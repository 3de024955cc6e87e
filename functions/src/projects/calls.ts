import {
  PLOT_STATES,
  type Plot,
  PROJECTS_MAX,
  type ProjectAnswer,
  type ProjectSummary,
  plotNumber,
  projectSlug,
} from '@theni/contract';
import type { Request } from 'express';
import type { Dependencies } from '../dependencies.ts';
import type { CallInput } from '../http/answer-calls.ts';
import { answerOf, sendCacheable } from '../http/cacheable.ts';
import { changedMeanwhile, versionOf } from '../http/if-match.ts';
import { HttpProblem } from '../http/problem.ts';
import { fileFaults } from './file-faults.ts';
import { plotsFromCsv } from './plots-csv.ts';
import type { ProjectRecord } from './project-records.ts';

/** Layouts and their plots: what visitors ask for, and what the admin does. */
export function projectCalls({
  projects,
  contentFiles,
  now,
}: Pick<Dependencies, 'projects' | 'contentFiles' | 'now'>) {
  async function answerOfRecord(record: ProjectRecord): Promise<ProjectAnswer> {
    const { Project, Plots: AllPlots, PlotsVersion } = record;
    const ReadyProject = await projects.readyProject(record);
    return { ...summaryOf(record), Project, ReadyProject, AllPlots, PlotsVersion };
  }

  return {
    async plots({ request, response }: CallInput<'GET /api/projects/:slug/plots'>) {
      const slug = projectSlug.safeParse(request.params.slug);
      const states = slug.success && (await projects.publicStates(slug.data, now()));
      if (!states) throw unknownProject();
      sendCacheable(request, response, answerOf(states));
    },

    async list({ response }: CallInput<'GET /api/admin/projects'>) {
      response.json((await projects.all(now())).map(summaryOf));
    },

    async create({ body, response }: CallInput<'POST /api/admin/projects'>) {
      const made = await projects.create(body.Slug, body.Project, now());
      if (made === 'taken') throw new HttpProblem(409, 'Another project has this address.');
      if (made === 'too many')
        throw new HttpProblem(409, `There is room for ${PROJECTS_MAX} projects. Delete one first.`);
      response.status(201).json(await answerOfRecord(made));
    },

    async get({ request, response }: CallInput<'GET /api/admin/projects/:slug'>) {
      const found = await projects.find(slugOf(request), now());
      if (!found) throw unknownProject();
      response.json(await answerOfRecord(found));
    },

    async change({ body, request, response }: CallInput<'PUT /api/admin/projects/:slug'>) {
      const expected = versionOf(request);
      const besides = body.Ready ? await fileFaults(contentFiles, body.Project) : [];
      const seen = { expected, now: now(), ready: body.Ready, besides };
      const saved = await projects.save(slugOf(request), body.Project, seen);
      response.json(
        await answerOfRecord(done(saved, 'The project lacks something before it may be public.')),
      );
    },

    async delete({ request, response }: CallInput<'DELETE /api/admin/projects/:slug'>) {
      const seen = { expected: versionOf(request), now: now() };
      const removed = await projects.remove(slugOf(request), seen);
      if (removed === 'in use')
        throw new HttpProblem(
          409,
          'Plots of this project are booked or sold. Make them available first, or mark the project completed and keep it.',
        );
      done(removed);
      response.status(204).end();
    },

    async changePlot({
      body,
      request,
      response,
    }: CallInput<'PATCH /api/admin/projects/:slug/plots/:number'>) {
      const seen = { expected: versionOf(request), now: now() };
      requireFuture(body.HeldUntil, seen.now);
      const number = plotNumber.safeParse(request.params.number).data ?? '';
      const plot = await projects.changePlot(slugOf(request), number, body, seen);
      if (plot === 'unknown') throw new HttpProblem(404, 'There is no such plot.');
      response.json(done(plot));
    },

    async importPlots({
      body,
      query,
      request,
      response,
    }: CallInput<'POST /api/admin/projects/:slug/plots.csv'>) {
      const saved = await projects.changeFacts(
        slugOf(request),
        (known) => plotsFromCsv(body.Csv, known, query.mode),
        { expected: versionOf(request), now: now() },
      );
      response.json(
        await answerOfRecord(done(saved, 'Nothing was changed, because some rows are wrong.')),
      );
    },
  };
}

/** @throws {HttpProblem} 404, 412 or 422 for what was not done */
function done<T extends object | string>(
  result: T,
  whyNot = '',
): Exclude<T, 'unknown' | { conflictWith: number } | { faults: unknown }> {
  if (result === 'unknown') throw unknownProject();
  if (typeof result === 'object' && 'conflictWith' in result)
    throw changedMeanwhile('The project', result.conflictWith as number);
  if (typeof result === 'object' && 'faults' in result)
    throw new HttpProblem(422, whyNot, { errors: result.faults as [] });
  return result as never;
}

function requireFuture(HeldUntil: string | undefined, now: Date): void {
  if (HeldUntil === undefined || new Date(HeldUntil) > now) return;
  const message = 'must lie ahead';
  throw new HttpProblem(400, 'The request is not valid.', {
    errors: [{ path: 'HeldUntil', message }],
  });
}

/** One that no project can have is as unknown as any other. */
function slugOf(request: Request): string {
  const { success, data } = projectSlug.safeParse(request.params.slug);
  if (!success) throw unknownProject();
  return data;
}

function unknownProject(): HttpProblem {
  return new HttpProblem(404, 'There is no such project; it may be deleted already.');
}

function summaryOf(record: ProjectRecord): ProjectSummary {
  const { Slug, Version, ReadyVersion, PublishedVersion, Project } = record;
  return {
    Slug,
    Version,
    Name: Project.name,
    Status: Project.status,
    Place: Project.place,
    ReadyVersion,
    PublishedVersion,
    Plots: countOf(record.Plots),
  };
}

function countOf(plots: Plot[]): ProjectSummary['Plots'] {
  const counts = PLOT_STATES.map((state) => [
    state,
    plots.filter(({ State }) => State === state).length,
  ]);
  return Object.fromEntries(counts);
}
