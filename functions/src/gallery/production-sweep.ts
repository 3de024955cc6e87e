import { info } from 'firebase-functions/logger';
import { productionDependencies } from '../production-dependencies.ts';
import { sweepUploads } from './sweep-uploads.ts';

/** The sweep on the project's own Firebase services. */
export async function sweep(): Promise<void> {
  const dependencies = productionDependencies();
  const count = await sweepUploads(dependencies, dependencies.now());
  info('swept uploads', { count });
}
