import { onRequest } from 'firebase-functions/v2/https';

/** Mumbai: the region nearest to the visitors. `firebase.json` names it again in its rewrites. */
const region = 'asia-south1';

/**
 * The API. Its modules load with the first request and not with this file, because the platform
 * loads this file for each function, the ones that need no Express and no database too.
 */
export const api = onRequest(
  {
    region,
    memory: '1GiB',
    // Hosting cuts an answer off at 60 s; below that, the error is ours to word.
    timeoutSeconds: 55,
    maxInstances: 10,
    cors: false,
    invoker: 'public',
  },
  async (request, response) => {
    const { app } = await import('./production.ts');
    app(request, response);
  },
);
