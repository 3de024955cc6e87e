import { createRequire } from 'node:module';

/*
 * Preloaded into firebase-tools. Its Auth emulator compiles the schemas of all of Google's API at
 * each start, which takes nine seconds; a handful of them is asked for.
 */
const { resolve } = createRequire(import.meta.resolve('firebase-tools'));
const exegesis = createRequire(resolve('exegesis-express'))('exegesis');
const { compileApi } = exegesis;
if (!compileApi) throw new Error('exegesis has moved its compiler.');
exegesis.compileApi = (description: unknown, options: object) =>
  compileApi(description, { ...options, lazyCompileValidationSchemas: true });
