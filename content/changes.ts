import type { Changes, ValuesByPath } from '@theni/contract';
import { isSame } from '@theni/contract/is-same';
import { z } from 'zod';
import { type Content, shipped } from './index.ts';
import { isValue, shippedValues, valuesIn, withValues } from './paths.ts';
import { completeSchema, contentFields } from './schema.ts';

/** What the content differs in from the shipped one. */
export function changesOf(content: Content): Changes {
  return Object.fromEntries(
    Object.entries(valuesIn(content)).filter(
      ([path, value]) => !isSame(value, shippedValues[path]),
    ),
  );
}

/**
 * The shipped content with what the owner has changed. A change that cannot stand at its path is
 * left out: a later build may have dropped the text, or given it another shape.
 */
export function withValidChanges(changes: Changes): Content {
  return withValues(
    shipped,
    Object.fromEntries(
      Object.entries(changes).filter(
        ([path, value]) => contentFields.get(path)?.schema.safeParse(value).success,
      ),
    ),
  );
}

/** Where one has another value than the other, or only one has any. */
export function changedPaths(one: ValuesByPath, other: ValuesByPath): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (path) => !isSame(one[path], other[path]),
  );
}

/**
 * The shipped content with what an engineer has changed. Nothing is left out, because a mistake
 * should stop the build.
 * @throws when a path leads to nothing, or the content is not complete
 */
export function withAllChanges(changes: Changes): Content {
  for (const path of Object.keys(changes))
    if (!isValue(path)) throw new Error(`There is nothing at ${path} in the content.`);
  const { data, error } = completeSchema.safeParse(withValues(shipped, changes));
  if (error) throw new Error(z.prettifyError(error), { cause: error });
  return data;
}
