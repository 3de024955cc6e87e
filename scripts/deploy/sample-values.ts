/** What no real configuration holds: the reserved domain of RFC 2606, a name and a number that say so. */
const SAMPLE = /\.example\b|\bSample\b|\+91 00000/;

/** The samples that are left in a configuration, as `path: value`. */
export function sampleValues(value: unknown, path: string): string[] {
  if (typeof value === 'string') return SAMPLE.test(value) ? [`${path}: ${value}`] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => sampleValues(inner, `${path}.${key}`));
}
