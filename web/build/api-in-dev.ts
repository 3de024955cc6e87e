import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type * as production from '../../functions/src/production.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * For `npm run dev`: the API from its sources, loaded anew when one of them has changed. Publishing
 * stays with the local stack.
 */
export function apiInDev(): Plugin {
  return {
    name: 'api-in-dev',
    apply: 'serve',
    configureServer(server) {
      // An editor that saves by replacing a file ends the watch of a file, not that of its folder.
      server.watcher.add([`${ROOT}functions/src`, `${ROOT}contract/src`, `${ROOT}config`]);
      server.middlewares.use(async (request, response, next) => {
        const { url = '' } = request;
        if (!url.startsWith('/api/') || url.startsWith('/api/content/publish')) return next();
        try {
          const { apiApp } = (await server.ssrLoadModule(
            `${ROOT}functions/src/production.ts`,
          )) as typeof production;
          (await apiApp())(request as never, response as never, next);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
