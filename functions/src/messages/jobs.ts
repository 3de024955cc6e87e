import { productionDependencies } from '../production-dependencies.ts';
import { deleteExpired } from './delete-expired.ts';
import { deliverQueued } from './deliver-queued.ts';

/** The scheduled jobs on the project's own Firebase services. */
const dependencies = productionDependencies();

export const deliver = (): Promise<void> => deliverQueued(dependencies);
export const expire = (): Promise<void> => deleteExpired(dependencies);
