/** Compares JSON values; the order of keys does not count, because a server has its own. */
export function isSame(one: unknown, other: unknown): boolean {
  if (!isTree(one) || !isTree(other)) return one === other;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) => key in other && isSame(one[key as keyof object], other[key as keyof object]),
    )
  );
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** So many values a call may name as known at one path. A device stays well below it. */
export const KNOWN_VALUES_MAX = 200;
const SENT_MAX = KNOWN_VALUES_MAX / 2;

/**
 * Of the values that a device knows to stand somewhere, those that its call names: the first one is
 * what was saved before the device began to send others, and the last ones may have arrived.
 */
export function knownValuesToSend<Value>(known: Value[]): Value[] {
  return known.length <= SENT_MAX ? known : [...known.slice(0, 1), ...known.slice(1 - SENT_MAX)];
}
