/** One measurement of ours beside the same measurement of something plain, in the same run. */
export interface Row {
  what: string;
  unit: string;
  ours: number;
  plain: number;
  /** `ours / plain`. */
  ratio: number;
}

export function rowOf(what: string, unit: string, ours: number, plain: number): Row {
  return { what, unit, ours, plain, ratio: ours / plain };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(
    Math.ceil(middle) - 1,
    Math.floor(middle) + 1,
  );
  return (low + high) / 2;
}
