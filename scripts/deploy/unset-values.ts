import { type Content, shipped } from '@theni/content';
import { isBoth } from '@theni/content/text';
import type { SiteConfig } from '../../config/chosen.ts';
import * as sample from '../../config/sample.config.ts';

/** What a real site may well share with the sample. */
const MAY_STAY =
  /^site\.keepMessagesDays$|^api\.|\.address\.(locality|region|country)$|\.(area|position)$/;

/** The settings that nobody has set yet, as `path: value`: those of the shipped configuration, and empty ones. */
export function unsetValues(config: SiteConfig): string[] {
  return unset(config, sample);
}

/** The same for company and people: what they are shipped with is a sample, and no text of a page is. */
export function unsetContent({ company, people }: Content): string[] {
  return unset({ company, people }, { company: shipped.company, people: shipped.people });
}

function unset(values: unknown, samples: unknown): string[] {
  const sampleValues = new Set(leaves(samples).map(([, value]) => value));
  return leaves(values)
    .filter(([path, value]) => !MAY_STAY.test(path) && (value === '' || sampleValues.has(value)))
    .map(([path, value]) => `${path}: ${value}`);
}

type Leaf = [path: string, value: unknown];

/** Blanks around a text do not make it another; a text in two languages has one path. */
function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [[path, value.trim()]];
  if (typeof value !== 'object' || value === null) return [[path, value]];
  if (isBoth(value)) return Object.values(value).flatMap((text) => leaves(text, path));
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, path ? `${path}.${key}` : key),
  );
}
