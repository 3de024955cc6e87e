import type { ValuesByPath } from '@theni/contract';
import { isSame } from '@theni/contract/same-values';
import { z } from 'zod';
import { type Content, shipped } from './index.ts';
import { isValue, shippedValues, valuesIn, withValues } from './paths.ts';
import { completeSchema, contentFields } from './schema.ts';
import { PLACEHOLDER, placeholdersIn } from './text.ts';

export function changesOf(content: Content): ValuesByPath {
  return Object.fromEntries(
    Object.entries(valuesIn(content)).filter(
      ([path, value]) => !isSame(value, shippedValues[path]),
    ),
  );
}

/**
 * The changes that can stand at their paths: a later build may have dropped a text that the owner
 * had changed, or given it another shape.
 */
export function validChanges(changes: ValuesByPath): ValuesByPath {
  return Object.fromEntries(
    Object.entries(changes).filter(
      ([path, value]) => contentFields.get(path)?.schema.safeParse(value).success,
    ),
  );
}

/** The shipped content with those changes of the owner's that are valid. */
export function withValidChanges(changes: ValuesByPath): Content {
  return withValues(shipped, validChanges(changes));
}

/**
 * The same for a preview, in which a placeholder that is half typed stands as it was typed, and is
 * none: `fill` refuses one that has no value.
 */
export function previewContent(changes: ValuesByPath): Content {
  const shown = Object.entries(validChanges(changes)).map(([path, value]) => {
    const known = placeholdersIn(JSON.stringify(shippedValues[path]));
    const asTyped = (typed: string) =>
      known.includes(typed) ? typed : typed.replace('{', '{\u2060');
    return [path, JSON.parse(JSON.stringify(value).replace(PLACEHOLDER, asTyped))];
  });
  return withValues(shipped, Object.fromEntries(shown));
}

export function changedPaths(one: ValuesByPath, other: ValuesByPath): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (path) => !isSame(one[path], other[path]),
  );
}

/**
 * The shipped content with the changes of `site.content.json`. Nothing is left out, because a
 * mistake should stop the build.
 * @throws when a path leads to nothing, or the content is not complete
 */
export function withAllChanges(changes: ValuesByPath): Content {
  for (const path of Object.keys(changes))
    if (!isValue(path)) throw new Error(`There is nothing at ${path} in the content.`);
  const { data, error } = completeSchema.safeParse(withValues(shipped, changes));
  if (error) throw new Error(z.prettifyError(error), { cause: error });
  return data;
}
