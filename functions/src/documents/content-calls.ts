import { valueSchemas } from '@theni/content/schema';
import { type Changes, type ContentResponse, itemId } from '@theni/contract';
import type { Dependencies } from '../dependencies.ts';
import type { CallInput } from '../http/api-router.ts';
import { HttpProblem } from '../http/problem.ts';
import { readChanges } from './read-changes.ts';

/** What the owner changes of the site, before and after it is published. */
export function contentCalls({ content, releases }: Pick<Dependencies, 'content' | 'releases'>) {
  return {
    async get({ response }: CallInput<'GET /api/content'>) {
      response.json(await responseOf(await content.draft()));
    },

    async change({ body, response }: CallInput<'PATCH /api/content'>) {
      const changes = readChanges(body.Changes, (path) => valueSchemas.get(path));
      response.json(await responseOf(await content.change(changes)));
    },

    async versions({ response }: CallInput<'GET /api/content/versions'>) {
      response.json(await releases.versions());
    },

    async restore({ request, response }: CallInput<'POST /api/content/versions/:version/restore'>) {
      const { data: id } = itemId.safeParse(request.params.version);
      const earlier = id === undefined ? undefined : await releases.find(id);
      if (!earlier?.LiveAt)
        throw new HttpProblem(404, 'There is no such version; the last 20 are kept.');
      await content.replace(earlier.Changes);
      response.json(await responseOf(earlier.Changes));
    },
  };

  async function responseOf(draft: Changes): Promise<ContentResponse> {
    const [published, { Publication = null }] = await Promise.all([
      releases.published(),
      releases.state(),
    ]);
    return {
      Changes: draft,
      Published: published?.Changes ?? null,
      PublishedAt: published?.LiveAt ?? null,
      Publication,
    };
  }
}
