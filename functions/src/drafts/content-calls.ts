import { validChanges } from '@theni/content/changes';
import { contentFields } from '@theni/content/schema';
import { type ContentResponse, uuid } from '@theni/contract';
import type { Dependencies } from '../dependencies.ts';
import type { CallInput } from '../http/api-router.ts';
import { ifMatchOf } from '../http/if-match.ts';
import { HttpProblem } from '../http/problem.ts';
import type { ContentDraft } from './content-draft-store.ts';
import { readChanges } from './read-changes.ts';

export function contentCalls({
  contentDraft,
  releases,
}: Pick<Dependencies, 'contentDraft' | 'releases'>) {
  return {
    async get({ response }: CallInput<'GET /api/content'>) {
      response.json(await responseOf(await contentDraft.get()));
    },

    async change({ body, request, response }: CallInput<'PATCH /api/content'>) {
      const changes = readChanges(body.changes, (path) => contentFields.get(path)?.schema);
      response.json(await responseOf(await contentDraft.change(changes, ifMatchOf(request))));
    },

    async earlierReleases({ response }: CallInput<'GET /api/content/versions'>) {
      response.json(await releases.earlierReleases());
    },

    async restore({
      request,
      response,
    }: CallInput<'POST /api/content/versions/:releaseId/restore'>) {
      const { data: id } = uuid.safeParse(request.params.releaseId);
      const earlier = id === undefined ? undefined : await releases.find(id);
      if (!earlier?.liveAt)
        throw new HttpProblem(404, 'This version no longer exists: only the last 20 are kept.');
      response.json(await responseOf(await contentDraft.replace(earlier.changes)));
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
