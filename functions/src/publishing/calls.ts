import type { PublishDependencies } from '../dependencies.ts';
import type { CallInput } from '../http/api-router.ts';
import { publish } from './publish.ts';
import { outcomeOfLast } from './repair.ts';

export function publishCalls(dependencies: PublishDependencies) {
  return {
    async outcome({ response }: CallInput<'GET /api/content/publish'>) {
      response.json(await outcomeOfLast(dependencies));
    },

    async publish({ response }: CallInput<'POST /api/content/publish'>) {
      response.json(await publish(dependencies));
    },
  };
}
