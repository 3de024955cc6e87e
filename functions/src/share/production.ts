import { productionDependencies } from '../production-dependencies.ts';
import { createShareApp } from './share-app.ts';

/** The share page on the project's own Firebase services. */
export const app = createShareApp(productionDependencies());
