import { createApp } from './app.ts';
import { productionDependencies } from './production-dependencies.ts';

/** The API on the project's own Firebase services. */
export const app = createApp(productionDependencies());
