import type { PublishDependencies } from '../dependencies.ts';
import type { CallInput } from '../http/answer-calls.ts';
import { changedMeanwhile, versionOf } from '../http/if-match.ts';
import { publish } from './publish.ts';

export function publishCalls(dependencies: PublishDependencies) {
  return {
    async publish({ request, response }: CallInput<'POST /api/content/publish'>) {
      const expected = versionOf(request);
      const draft = await dependencies.content.draft();
      if (draft.Version !== expected) throw changedMeanwhile('The content', draft.Version);
      response.json(await publish(dependencies, draft));
    },
  };
}
