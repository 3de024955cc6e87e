import type { SiteConfig } from '../../config/chosen.ts';
import * as sample from '../../config/sample.config.ts';

/** What a real site may well share with the sample. */
const MAY_STAY = /^site\.keepMessagesDays$|^api\./;
/** Not every company has Google Analytics. */
const OPTIONAL = 'admin.analyticsUrl';

/** The settings that nobody has set yet, as `path: value`: those of the shipped configuration, and empty ones. */
export function unsetValues(config: SiteConfig): string[] {
  const samples = new Set(leaves(sample).map(([, value]) => value));
  const isUnset = ([path, value]: Leaf) => (value === '' ? path !== OPTIONAL : samples.has(value));
  return leaves(config)
    .filter((leaf) => !MAY_STAY.test(leaf[0]) && isUnset(leaf))
    .map(([path, value]) => `${path}: ${value}`);
}

type Leaf = [path: string, value: unknown];

/** Blanks around a text do not make it another. */
function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [[path, value.trim()]];
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, path ? `${path}.${key}` : key),
  );
}
