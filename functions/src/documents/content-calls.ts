import type { Content } from '@theni/content';
import { draftSchema } from '@theni/content/schema';
import type { ContentResponse } from '@theni/contract';
import type { Dependencies } from '../dependencies.ts';
import type { CallInput } from '../http/api-router.ts';
import { changedMeanwhile, numberOf, versionOf } from '../http/if-match.ts';
import { parse } from '../http/parse.ts';
import { HttpProblem } from '../http/problem.ts';
import { publicationAt } from '../publishing/what-is-live.ts';
import type { Draft } from './content-store.ts';

/** What the owner changes of the site, before and after it is published. */
export function contentCalls({
  content,
  releases,
  now,
}: Pick<Dependencies, 'content' | 'releases' | 'now'>) {
  return {
    async get({ response }: CallInput<'GET /api/content'>) {
      response.json(await responseOf(await content.draft()));
    },

    async change({ body, request, response }: CallInput<'PUT /api/content'>) {
      const draft = parse(draftSchema, body.Content);
      response.json(await save(draft, versionOf(request)));
    },

    async versions({ response }: CallInput<'GET /api/content/versions'>) {
      response.json(await releases.versions());
    },

    async restore({ request, response }: CallInput<'POST /api/content/versions/:version/restore'>) {
      const expected = versionOf(request);
      const restored = await versionNamed(request.params.version);
      response.json(await save(restored, expected));
    },
  };

  async function versionNamed(name: unknown): Promise<Content> {
    const found = await releases.version(numberOf(name));
    if (!found) throw new HttpProblem(404, 'There is no such version; the last 20 are kept.');
    return found;
  }

  async function save(draft: Content, expected: number) {
    const saved = await content.saveDraft(draft, expected);
    if ('conflictWith' in saved) throw changedMeanwhile('The content', saved.conflictWith);
    return responseOf(saved);
  }

  async function responseOf(draft: Draft): Promise<ContentResponse<Content>> {
    const [published, state] = await Promise.all([releases.published(), releases.state()]);
    return {
      ...draft,
      Published: published?.Content ?? null,
      PublishedVersion: published?.Version ?? null,
      PublishedAt: published?.PublishedAt ?? null,
      PublishedLayouts: published?.Layouts ?? [],
      Publication: publicationAt(state, now()),
    };
  }
}
