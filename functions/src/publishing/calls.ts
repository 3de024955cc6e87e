import type { PublishDependencies } from '../dependencies.ts';
import type { CallInput } from '../http/api-router.ts';
import { changedMeanwhile, versionOf } from '../http/if-match.ts';
import { publish } from './publish.ts';
import { findOutcome } from './what-is-live.ts';

export function publishCalls(dependencies: PublishDependencies) {
  return {
    async outcome({ response }: CallInput<'GET /api/content/publish'>) {
      response.json(await findOutcome(dependencies));
    },

    async publish({ body, request, response }: CallInput<'POST /api/content/publish'>) {
      const expected = versionOf(request);
      const draft = await dependencies.content.draft();
      if (draft.Version !== expected) throw changedMeanwhile('The content', draft.Version);
      response.json(await publish(dependencies, draft, body));
    },
  };
}
