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
 * The shipped content with these changes. One that has not the shape of what is shipped there is
 * left out.
 */
export function contentFrom(changes: Changes): Content {
  return withValues(
    shipped,
    Object.fromEntries(
      Object.entries(changes).filter(
        ([path, value]) => contentFields.get(path)?.schema.safeParse(value).success,
      ),
    ),
  );
}

export function changedPaths(one: ValuesByPath, other: ValuesByPath): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (path) => !isSame(one[path], other[path]),
  );
}

/**
 * The same for what an engineer writes: nothing is left out.
 * @throws when a path leads to nothing, or what stands there then is not complete
 */
export function withChanges(changes: Changes): Content {
  for (const path of Object.keys(changes))
    if (!isValue(path)) throw new Error(`There is nothing at ${path} in the content.`);
  const { data, error } = completeSchema.safeParse(withValues(shipped, changes));
  if (error) throw new Error(z.prettifyError(error), { cause: error });
  return data;
}
