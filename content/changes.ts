import type { Changes } from '@theni/contract';
import { isSame } from '@theni/contract/is-same';
import { z } from 'zod';
import { type Content, shipped } from './index.ts';
import { completeSchema, valueSchemas } from './schema.ts';
import { isBranch, valuesIn } from './text.ts';

/** What is shipped at each path that the owner may change. */
export const shippedValues: Changes = valuesIn(shipped);

/** What the content differs in from the shipped one. */
export function changesOf(content: Content): Changes {
  return Object.fromEntries(
    Object.entries(valuesIn(content)).filter(
      ([path, value]) => !isSame(value, shippedValues[path]),
    ),
  );
}

/** The shipped content with these changes. One that has not the shape of what is shipped there is left out. */
export function contentFrom(changes: Changes): Content {
  return contentWith(
    Object.fromEntries(
      Object.entries(changes).filter(
        ([path, value]) => valueSchemas.get(path)?.safeParse(value).success,
      ),
    ),
  );
}

/** Paths at which one differs from the other. */
export function changedPaths(one: Changes, other: Changes): string[] {
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
    if (!Object.hasOwn(shippedValues, path))
      throw new Error(`There is nothing at ${path} in the content.`);
  const { data, error } = completeSchema.safeParse(contentWith(changes));
  if (error) throw new Error(z.prettifyError(error), { cause: error });
  return data;
}

/** The shipped content with these values, whatever shape they have. */
export function contentWith(changes: Changes, branch: object = shipped, path = ''): Content {
  const entries = Object.entries(branch).map(([key, value]) => {
    const inner = path ? `${path}.${key}` : key;
    if (Object.hasOwn(changes, inner)) return [key, structuredClone(changes[inner])];
    return [key, isBranch(value) ? contentWith(changes, value, inner) : value];
  });
  return Object.fromEntries(entries);
}
