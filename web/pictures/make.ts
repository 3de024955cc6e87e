import { join } from 'node:path';
import { makeDrawings } from './drawings.ts';
import { makeOtherFiles } from './other-files.ts';

// `npm run pictures`: all that the build takes as it is, because a machine makes it seldom.
await makeDrawings(import.meta.dirname, join(import.meta.dirname, '..'));
await makeOtherFiles();
