import * as config from '../../config/chosen.ts';
import { type Dependencies, firebaseDependencies } from './dependencies.ts';

/** The project's own Firebase services, and the owner's configuration: nothing else in the functions imports it. */
export function productionDependencies(): Dependencies {
  return firebaseDependencies(config);
}
