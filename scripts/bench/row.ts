/** One measurement of ours beside the same measurement of something plain, in the same run. */
export interface Row {
  what: string;
  unit: string;
  ours: number;
  plain: number;
  /** `ours / plain`. */
  ratio: number;
}

/** Measures both in turn, so that what else the machine does falls on both; compares their medians. */
export async function compare(
  what: string,
  unit: string,
  rounds: number,
  measureOurs: () => Promise<number>,
  measurePlain: () => Promise<number>,
): Promise<Row> {
  const ours: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await measureOurs());
    plain.push(await measurePlain());
  }
  return rowOf(what, unit, median(ours), median(plain));
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
