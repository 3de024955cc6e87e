import type { Segment } from './syntax.ts';

/** The values of the wildcards when `path` fits `pattern`, undefined when it does not. */
export function matchPath(
  pattern: Segment[],
  path: string[] | undefined,
): Record<string, string> | undefined {
  if (!path) return undefined;
  const hasRest = pattern.at(-1)?.kind === 'rest';
  const fixed = hasRest ? pattern.slice(0, -1) : pattern;
  if (hasRest ? path.length < fixed.length : path.length !== fixed.length) return undefined;
  const bound: Record<string, string> = {};
  for (const [at, segment] of fixed.entries()) {
    const text = path[at] ?? '';
    if (segment.kind === 'literal' && segment.text !== text) return undefined;
    if (segment.kind === 'wildcard') bound[segment.name] = text;
  }
  return bound;
}

/** Undefined for a path that is not absolute or has an empty segment: no pattern fits those. */
export function splitPath(path: string): string[] | undefined {
  if (!path.startsWith('/')) return undefined;
  const segments = path.slice(1).split('/');
  return segments.includes('') ? undefined : segments;
}
