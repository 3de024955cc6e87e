/** `npm run test:long` does the same as `npm test`, more often. */
export const isLong = process.env.TEST_LONG === '1';

export function count(inEachRun: number, inLongRuns: number): number {
  return isLong ? inLongRuns : inEachRun;
}
