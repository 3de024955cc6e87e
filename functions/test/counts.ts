/** `npm run test:long` does the same as `npm test`, more often. */
export const isLong = process.env.TEST_LONG === '1';

export const SEED = 20_261_122;

/** Settings of fast-check: in `npm test` always the same values, in long runs others, with their seed in the output. */
export function propertyRuns(inEachRun: number, inLongRuns: number) {
  const seed = isLong ? Date.now() : SEED;
  if (isLong) console.log({ seed });
  return { seed, numRuns: count(inEachRun, inLongRuns), endOnFailure: true };
}

export function count(inEachRun: number, inLongRuns: number): number {
  return isLong ? inLongRuns : inEachRun;
}
