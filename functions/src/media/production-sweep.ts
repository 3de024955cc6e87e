import { info } from 'firebase-functions/logger';
import { firebaseDependencies } from '../dependencies.ts';
import { sweepUploads } from './sweep-uploads.ts';

/** The sweep on the project's own Firebase services. */
export async function sweep(): Promise<void> {
  const dependencies = firebaseDependencies();
  const count = await sweepUploads(dependencies, dependencies.now());
  info('swept uploads', { count });
}
