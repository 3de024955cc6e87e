import { writeFile } from 'node:fs/promises';
import { minifySync, type Plugin } from 'vite';
import { PUSH_WORKER, showPushes } from '../src/admin/push/push-worker.ts';
import { distFolder } from './bundles.ts';

const pushWorker = minifySync('push-worker.js', `(${showPushes})(self)`).code;

/** A file by this name for ever, because a browser looks for a newer one there. */
export async function writePushWorker(): Promise<void> {
  await writeFile(`${distFolder}${PUSH_WORKER}`, pushWorker);
}

/** For `npm run dev`. */
export function pushWorkerInDev(): Plugin {
  return {
    name: 'push-worker-in-dev',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(PUSH_WORKER, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(pushWorker);
      });
    },
  };
}
