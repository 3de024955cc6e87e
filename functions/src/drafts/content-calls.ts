import { validChanges } from '@theni/content/changes';
import { contentFields } from '@theni/content/schema';
import { type ContentResponse, uuid } from '@theni/contract';
import type { Dependencies } from '../dependencies.ts';
import type { CallInput } from '../http/api-router.ts';
import { HttpProblem } from '../http/problem.ts';
import { ifMatchOf } from '../revisions.ts';
import type { ContentDraft } from './content-draft-store.ts';
import { readChanges } from './read-changes.ts';

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
