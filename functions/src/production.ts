import { createApp } from './app.ts';
import { firebaseDependencies } from './dependencies.ts';

/** The API on the project's own Firebase services. */
export const app = createApp(firebaseDependencies());
