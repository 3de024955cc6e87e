import { contentFields } from '@theni/content/schema';
import {
  type Changes,
  type ContentIssue,
  type ContentResponse,
  itemId,
  type LayoutResponse,
  layoutFrom,
  layoutSchemaAt,
  layoutValues,
} from '@theni/contract';
import type { ZodType } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import type { CallInput } from '../http/api-router.ts';
import { HttpProblem } from '../http/problem.ts';
import { slugOf, unknownLayout } from '../plots/calls.ts';
import { changedValues, type LayoutRecord } from './layout-store.ts';

/** What the owner changes of the site, before and after it is published. */
export function contentCalls({ content, releases }: Pick<Dependencies, 'content' | 'releases'>) {
  return {
    async get({ response }: CallInput<'GET /api/content'>) {
      response.json(await responseOf(await content.draft()));
    },

    async change({ body, response }: CallInput<'PATCH /api/content'>) {
      const changes = readChanges(body.changes, (path) => contentFields.get(path)?.schema);
      response.json(await responseOf(await content.change(changes)));
    },

    async versions({ response }: CallInput<'GET /api/content/versions'>) {
      response.json(await releases.versions());
    },

    async restore({ request, response }: CallInput<'POST /api/content/versions/:version/restore'>) {
      const { data: id } = itemId.safeParse(request.params.version);
      const earlier = id === undefined ? undefined : await releases.find(id);
      if (!earlier?.liveAt)
        throw new HttpProblem(404, 'This version no longer exists: only the last 20 are kept.');
      await content.replace(earlier.changes);
      response.json(await responseOf(earlier.changes));
    },
  };

  async function responseOf(draft: Changes): Promise<ContentResponse> {
    const [published, { publication = null }] = await Promise.all([
      releases.published(),
      releases.state(),
    ]);
    return {
      changes: draft,
      published: published?.changes ?? null,
      publishedAt: published?.liveAt ?? null,
      publication,
    };
  }
}

/** Layouts with the facts of their plots, before they are published. */
export function layoutCalls({
  layouts,
  layoutVersions,
  now,
}: Pick<Dependencies, 'layouts' | 'layoutVersions' | 'now'>) {
  async function responseOf({ layout, ...summary }: LayoutRecord): Promise<LayoutResponse> {
    const published = (await layoutVersions.publicLayout(summary.slug)) ?? null;
    return { ...summary, changes: layoutValues(layout), published };
  }

  return {
    async list({ response }: CallInput<'GET /api/admin/layouts'>) {
      response.json((await layouts.all(now())).map(({ layout: _, ...summary }) => summary));
    },

    async create({ body, response }: CallInput<'POST /api/admin/layouts'>) {
      const layout = layoutFrom(changedValues({}, readChanges(body.changes, layoutSchemaAt)));
      response.status(201).json(await responseOf(await layouts.create(body.slug, layout, now())));
    },

    async get({ request, response }: CallInput<'GET /api/admin/layouts/:slug'>) {
      const found = await layouts.find(slugOf(request), now());
      if (!found) throw unknownLayout();
      response.json(await responseOf(found));
    },

    async change({ body, request, response }: CallInput<'PATCH /api/admin/layouts/:slug'>) {
      const changes = readChanges(body.changes, layoutSchemaAt);
      response.json(await responseOf(await layouts.change(slugOf(request), changes, now())));
    },

    async delete({ request, response }: CallInput<'DELETE /api/admin/layouts/:slug'>) {
      await layouts.remove(slugOf(request), now());
      response.status(204).end();
    },
  };
}

/** @throws {HttpProblem} 400 with the path of each value that cannot stand there */
function readChanges(changes: Changes, schemaAt: (path: string) => ZodType | undefined): Changes {
  const errors: ContentIssue[] = [];
  const read = Object.entries(changes).map(([at, value]) => {
    const schema = schemaAt(at);
    if (!schema) errors.push({ path: at, message: 'cannot be changed here' });
    if (!schema || value === null) return [at, value];
    const { data, error } = schema.safeParse(value);
    for (const { path, message } of error?.issues ?? [])
      errors.push({ path: [at, ...path].join('.'), message });
    return [at, data];
  });
  if (errors.length > 0) throw new HttpProblem(400, 'The request is not valid.', { errors });
  return Object.fromEntries(read);
}
