import { createShareApp } from './gallery/share-calls.ts';
import { productionDependencies } from './production-dependencies.ts';

/** The share page on the project's own Firebase services. */
export const app = createShareApp(productionDependencies());
