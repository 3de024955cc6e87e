import { validChanges } from '@theni/content/changes';
import { contentFields } from '@theni/content/schema';
import {
  type ContentResponse,
  type DraftChanges,
  type LayoutResponse,
  layoutSchemaAt,
  layoutValues,
  uuid,
  type ValueIssue,
} from '@theni/contract';
import type { ZodType } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import type { CallInput } from '../http/api-router.ts';
import { layoutSlugOf } from '../http/layout-slug.ts';
import { HttpProblem, invalidRequest, notFound } from '../http/problem.ts';
import { ifMatchOf } from '../revisions.ts';
import type { ContentDraft } from './content-draft-store.ts';
import { layoutAfter } from './layout-draft.ts';
import type { LayoutRecord } from './layout-draft-store.ts';

export function contentCalls({
  contentDraft,
  layoutVersions,
  releases,
}: Pick<Dependencies, 'contentDraft' | 'layoutVersions' | 'releases'>) {
  return {
    async get({ response }: CallInput<'GET /api/content'>) {
      const [content, layouts] = await Promise.all([
        contentDraft.get().then(responseOf),
        layoutVersions.publishedVersions().then((versions) => layoutVersions.layoutsOf(versions)),
      ]);
      response.json({ ...content, layouts });
    },

    async change({ body, request, response }: CallInput<'PATCH /api/content'>) {
      const changes = readChanges(body, (path) => contentFields.get(path)?.schema);
      response.json(await responseOf(await contentDraft.change(changes, ifMatchOf(request))));
    },

    async earlierReleases({ response }: CallInput<'GET /api/content/versions'>) {
      response.json(await releases.earlierReleases());
    },

    async earlierVersion({ request, response }: CallInput<'GET /api/content/versions/:releaseId'>) {
      const { data: id } = uuid.safeParse(request.params.releaseId);
      const earlier = id === undefined ? undefined : await releases.find(id);
      if (!earlier?.liveAt)
        throw new HttpProblem(404, 'This version no longer exists: only the last 20 are kept.');
      // A later build may have dropped a text, or given it another shape.
      const changes = validChanges(earlier.changes);
      response.json({ changes, layouts: await layoutVersions.layoutsOf(earlier.layouts) });
    },
  };

  async function responseOf({ revision, changes }: ContentDraft): Promise<ContentResponse> {
    const published = await releases.published();
    return {
      revision,
      draft: changes,
      published: published ? validChanges(published.changes) : null,
      publishedAt: published?.liveAt ?? null,
    };
  }
}

export function layoutCalls({
  layouts,
  layoutVersions,
  now,
}: Pick<Dependencies, 'layouts' | 'layoutVersions' | 'now'>) {
  async function responseOf({ id: _, layout, ...summary }: LayoutRecord): Promise<LayoutResponse> {
    const published = (await layoutVersions.publishedLayout(summary.slug)) ?? null;
    return { ...summary, draft: layoutValues(layout), published };
  }

  return {
    async list({ response }: CallInput<'GET /api/admin/layouts'>) {
      response.json((await layouts.all(now())).map(({ id: _, layout: __, ...summary }) => summary));
    },

    async deleted({ response }: CallInput<'GET /api/admin/deleted-layouts'>) {
      response.json(await layouts.deleted(now()));
    },

    async restore({ request, response }: CallInput<'POST /api/admin/layouts/:slug/restore'>) {
      response.json(await responseOf(await layouts.restore(layoutSlugOf(request), now())));
    },

    async create({ body, response }: CallInput<'POST /api/admin/layouts'>) {
      const { changes } = readChanges(body, layoutSchemaAt);
      const layout = layoutAfter({}, changes);
      response.status(201).json(await responseOf(await layouts.create(body.slug, layout, now())));
    },

    async get({ request, response }: CallInput<'GET /api/admin/layouts/:slug'>) {
      const found = await layouts.find(layoutSlugOf(request), now());
      if (!found) throw notFound('layout');
      response.json(await responseOf(found));
    },

    async change({ body, request, response }: CallInput<'PATCH /api/admin/layouts/:slug'>) {
      const changes = readChanges(body, layoutSchemaAt);
      const seen = { now: now(), expectedRevision: ifMatchOf(request) };
      response.json(await responseOf(await layouts.change(layoutSlugOf(request), changes, seen)));
    },

    async delete({ request, response }: CallInput<'DELETE /api/admin/layouts/:slug'>) {
      await layouts.remove(layoutSlugOf(request), now());
      response.status(204).end();
    },
  };
}

/** @throws {HttpProblem} 400 with the path of each value that cannot stand there */
function readChanges(
  { changes, before = {} }: DraftChanges,
  schemaAt: (path: string) => ZodType | undefined,
): DraftChanges {
  const errors: ValueIssue[] = [];
  const read = Object.entries(changes).map(([at, value]) => {
    const schema = schemaAt(at);
    if (!schema) errors.push({ path: at, message: 'cannot be changed here' });
    if (!schema || value === null) return [at, value];
    const { data, error } = schema.safeParse(value);
    for (const { path, message } of error?.issues ?? [])
      errors.push({ path: [at, ...path].join('.'), message });
    return [at, data];
  });
  if (errors.length > 0) throw invalidRequest(errors);
  // A device has its values as they were typed, the draft as the schema has read them.
  const asRead = (at: string, value: unknown) => {
    const { success, data } = schemaAt(at)?.safeParse(value) ?? { success: false };
    return success ? data : value;
  };
  const known = Object.entries(before).map(([at, values]) => [
    at,
    values.map((value) => asRead(at, value)),
  ]);
  return { changes: Object.fromEntries(read), before: Object.fromEntries(known) };
}
