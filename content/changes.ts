import { differences, valueAt, withValue } from '@theni/contract/tree';
import { z } from 'zod';
import { type Content, shipped } from './index.ts';
import { isPicture } from './pictures.ts';
import { completeSchema } from './schema.ts';
import { isBoth } from './text.ts';

/** A value that has another place since a version of the schema. `*` stands for every element of a list. */
export interface Renamed {
  since: number;
  from: string;
  to: string;
}

/** Oldest first; none yet. */
export const renamed: Renamed[] = [];

/** That of the last line of `renamed`. */
export const SCHEMA_VERSION = Math.max(1, ...renamed.map(({ since }) => since));

/**
 * By the path of a value in the content ('company.phones', 'plots.slides'): what stands in its place. A text is changed in
 * both languages at once, a list as a whole.
 */
export type Changes = Record<string, unknown>;

export interface StoredContent {
  /** Of the code that stored it. */
  SchemaVersion: number;
  Changes: Changes;
}

/** What the content differs in from the shipped one, or from another. */
export function changesOf(content: Content, base: Content = shipped): Changes {
  const changes = differences(
    base,
    content,
    (one, other) => !isBranch(one) || !isBranch(other) || !haveSameKeys(one, other),
  );
  return Object.fromEntries(changes.map(({ path, after }) => [path, after]));
}

const join = (path: string, key: string) => (path ? `${path}.${key}` : key);

/** Neither a value nor a list nor a text. */
function isBranch(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !(isBoth(value) && typeof value.en === 'string');
}

function haveSameKeys(one: object, other: object): boolean {
  return Object.keys(one).sort().join('\n') === Object.keys(other).sort().join('\n');
}

interface Reading {
  shipped?: Content;
  renamed?: Renamed[];
  /** Told of each value that has no place any more. */
  note?: (what: string) => void;
}

/** What the changes, also those that older code has stored, make of the shipped content. */
export function contentFrom(
  { SchemaVersion, Changes }: StoredContent,
  { shipped: base = shipped, renamed: moves = renamed, note = () => {} }: Reading = {},
): Content {
  const tree = treeOf(Changes);
  for (const { since, from, to } of moves) if (SchemaVersion < since) move(tree, from, to);
  return merged(base, tree, '') as Content;

  function merged(base: unknown, value: unknown, path: string): unknown {
    if (value === undefined) return base;
    if (Array.isArray(base) && Array.isArray(value))
      return value.map((element, at) =>
        merged(base[at] ?? emptied(base[at % base.length]), element, `${path}.${at}`),
      );
    if (isTree(base) && isTree(value)) {
      for (const key of Object.keys(value))
        if (!Object.hasOwn(base, key)) note(`${join(path, key)} has no place any more`);
      return Object.fromEntries(
        Object.keys(base).map((key) => [key, merged(base[key], value[key], join(path, key))]),
      );
    }
    if (typeof base === typeof value && typeof base !== 'object') return value;
    note(`${path} has another shape now`);
    return base;
  }
}

type Tree = Record<string, unknown>;

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** {'a.b': 1} → {a: {b: 1}}. Without a prototype, so that a key is nothing but a key. */
function treeOf(changes: Changes): Tree {
  const tree: Tree = Object.create(null);
  for (const [path, value] of Object.entries(changes)) put(tree, path, structuredClone(value));
  return tree;
}

/** Makes the branches that lead there. */
function put(tree: Tree, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let branch = tree;
  for (const key of keys) {
    if (!isTree(branch[key])) branch[key] = Object.create(null);
    branch = branch[key] as Tree;
  }
  branch[last] = value;
}

/** 'plots.slides.*.caption' → 'plots.slides.*.text': up to the last `*` both paths are the same. */
function move(tree: Tree, from: string, to: string): void {
  const [list, ...inElement] = from.split('.*.');
  if (inElement.length > 0) {
    const elements = valueAt(tree, list ?? '');
    const target = to.split('.*.').slice(1).join('.*.');
    if (Array.isArray(elements))
      for (const element of elements) move(element, inElement.join('.*.'), target);
    return;
  }
  const keys = from.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.length > 0 ? valueAt(tree, keys.join('.')) : tree;
  if (!isTree(parent) || !(last in parent)) return;
  put(tree, to, parent[last]);
  delete parent[last];
}

/** An element that was added to a list has no shipped value for what a later version asks of it, but a picture. */
function emptied(sample: unknown): unknown {
  if (typeof sample === 'string') return '';
  if (isPicture(sample)) return sample;
  if (Array.isArray(sample)) return sample.map(emptied);
  if (!isTree(sample)) return sample;
  return Object.fromEntries(Object.entries(sample).map(([key, inner]) => [key, emptied(inner)]));
}

/**
 * The same for what an engineer writes: nothing is dropped or left empty.
 * @throws when a path leads to nothing, or what stands there then has not the shape of the shipped content
 */
export function withChanges(shipped: Content, changes: Changes): Content {
  let changed = shipped;
  for (const [path, value] of Object.entries(changes)) {
    if (valueAt(changed, path) === undefined)
      throw new Error(`There is nothing at ${path} in the content.`);
    changed = withValue(changed, path, value);
  }
  const { data, error } = completeSchema.safeParse(withPictures(shipped, changed));
  if (error) throw new Error(z.prettifyError(error), { cause: error });
  return data;
}

/** Where none is named, the one that is shipped there. */
function withPictures(base: unknown, value: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(value))
    return value.map((element, at) => withPictures(base[at % base.length], element));
  if (!isTree(base) || !isTree(value)) return value;
  const pictures = Object.entries(base).filter(([key, inner]) => isPicture(inner) && !value[key]);
  const others = Object.entries(value).map(([key, inner]) => [key, withPictures(base[key], inner)]);
  return Object.fromEntries([...others, ...pictures]);
}
