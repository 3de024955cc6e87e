import { z } from 'zod';
import type { Content } from './index.ts';
import { schemaOf } from './schema.ts';

/** By the path of a value in the content ('company.phones', 'plots.slides'): what stands in its place. */
export type Changes = Record<string, unknown>;

/** @throws when a path leads to nothing, or what stands there then has not the shape of the shipped content */
export function withChanges(shipped: Content, changes: Changes): Content {
  const changed = structuredClone(shipped);
  for (const [path, value] of Object.entries(changes)) put(changed, path.split('.'), value);
  const { data, error } = schemaOf(shipped).safeParse(changed);
  if (error) throw new Error(z.prettifyError(error), { cause: error });
  return data as Content;
}

function put(whole: object, path: string[], value: unknown): void {
  const last = path.at(-1) ?? '';
  const parent = path.slice(0, -1).reduce<unknown>((part, key) => part?.[key as never], whole);
  if (typeof parent !== 'object' || parent === null || !(last in parent))
    throw new Error(`There is nothing at ${path.join('.')} in the content.`);
  Object.assign(parent, { [last]: value });
}
