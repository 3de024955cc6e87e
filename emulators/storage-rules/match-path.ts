import type { Segment } from './syntax.ts';
import { RulesPath, type Value } from './values.ts';

/**
 * The values of the wildcards when `path` fits `pattern`, undefined when it does not.
 * A recursive wildcard takes at least `recursiveLeast` segments: 1 in version 1, 0 in version 2.
 */
export function matchPath(
  pattern: readonly Segment[],
  path: readonly string[],
  recursiveLeast: 0 | 1,
): Map<string, Value> | undefined {
  const bound = new Map<string, Value>();
  const recursiveAt = pattern.findIndex((segment) => segment.kind === 'recursive');
  const spare = path.length - pattern.length + 1;
  if (recursiveAt === -1 ? spare !== 1 : spare < recursiveLeast) return undefined;
  let position = 0;
  for (const segment of pattern) {
    const taken = segment.kind === 'recursive' ? spare : 1;
    const [text = ''] = path.slice(position, position + 1);
    if (segment.kind === 'literal' && segment.text !== text) return undefined;
    if (segment.kind === 'wildcard') bound.set(segment.name, text);
    if (segment.kind === 'recursive') {
      bound.set(segment.name, new RulesPath(path.slice(position, position + taken)));
    }
    position += taken;
  }
  return bound;
}

/** Undefined for a path that is not absolute or has an empty segment: no pattern fits those. */
export function splitPath(path: string): string[] | undefined {
  if (!path.startsWith('/')) return undefined;
  const segments = path.slice(1).split('/');
  return segments.includes('') ? undefined : segments;
}
