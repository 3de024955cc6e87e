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
