import fc from 'fast-check';

/** `npm run test:long` does the same as `npm test`, more often. */
export const isLong = process.env.TEST_LONG === '1';

/** `npm test` tries the same inputs in each run, `npm run test:long` new ones, from a seed that it prints. */
export const SEED = Number(process.env.TEST_SEED ?? 1);
fc.configureGlobal({ seed: SEED });

export function propertyRuns(inEachRun: number, inLongRuns: number) {
  return { numRuns: count(inEachRun, inLongRuns), endOnFailure: true };
}

export function count(inEachRun: number, inLongRuns: number): number {
  return isLong ? inLongRuns : inEachRun;
}
