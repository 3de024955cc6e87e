import { contains, equals } from './equality.ts';
import type { Signatures } from './string-methods.ts';
import {
  expectList,
  expectMap,
  expectString,
  type RulesMap,
  RulesMapDiff,
  RulesSet,
  type Value,
  wrongType,
} from './values.ts';

const sizeOfItems = { arity: 0, run: (target: Value) => BigInt(itemsOf(target).length) };

export const listMethods: Signatures = {
  size: sizeOfItems,
  concat: { arity: 1, run: (list, other) => [...expectList(list), ...expectList(other)] },
  hasAll: { arity: 1, run: (list, other) => includesAll(list, expectList(other)) },
  hasAny: { arity: 1, run: (list, other) => includesAny(list, expectList(other)) },
  hasOnly: { arity: 1, run: (list, other) => includesAll(expectList(other), list) },
  join: { arity: 1, run: (list, separator) => join(expectList(list), expectString(separator)) },
  removeAll: { arity: 1, run: (list, other) => without(list, expectList(other)) },
  toSet: { arity: 0, run: (list) => setOf(expectList(list)) },
};

export const setMethods: Signatures = {
  size: sizeOfItems,
  difference: { arity: 1, run: (set, other) => new RulesSet(without(set, expectSet(other))) },
  hasAll: { arity: 1, run: (set, other) => includesAll(set, other) },
  hasAny: { arity: 1, run: (set, other) => includesAny(set, other) },
  hasOnly: { arity: 1, run: (set, other) => includesAll(other, set) },
  intersection: {
    arity: 1,
    run: (set, other) =>
      setOf(itemsOf(set).filter((item) => contains(itemsOf(expectSet(other)), item))),
  },
  union: { arity: 1, run: (set, other) => setOf([...itemsOf(set), ...itemsOf(expectSet(other))]) },
};

export const mapMethods: Signatures = {
  size: { arity: 0, run: (map) => BigInt(expectMap(map).size) },
  keys: { arity: 0, run: (map) => [...expectMap(map).keys()] },
  values: { arity: 0, run: (map) => [...expectMap(map).values()] },
  get: { arity: 2, run: (map, key, fallback) => lookUp(expectMap(map), key, fallback) },
  diff: { arity: 1, run: (map, other) => difference(expectMap(map), expectMap(other)) },
};

export const mapDiffMethods: Signatures = {
  addedKeys: { arity: 0, run: (diff) => setOf(expectDiff(diff).added) },
  removedKeys: { arity: 0, run: (diff) => setOf(expectDiff(diff).removed) },
  changedKeys: { arity: 0, run: (diff) => setOf(expectDiff(diff).changed) },
  unchangedKeys: { arity: 0, run: (diff) => setOf(expectDiff(diff).unchanged) },
  affectedKeys: {
    arity: 0,
    run: (diff) => {
      const { added, removed, changed } = expectDiff(diff);
      return setOf([...added, ...removed, ...changed]);
    },
  },
};

function itemsOf(target: Value | undefined): readonly Value[] {
  if (target instanceof RulesSet) return target.items;
  if (Array.isArray(target)) return target;
  throw wrongType('list or set', target);
}

function expectSet(value: Value | undefined): RulesSet {
  if (value instanceof RulesSet) return value;
  throw wrongType('set', value);
}

function expectDiff(value: Value | undefined): RulesMapDiff {
  if (value instanceof RulesMapDiff) return value;
  throw wrongType('map_diff', value);
}

function setOf(items: readonly Value[]): RulesSet {
  const unique: Value[] = [];
  for (const item of items) if (!contains(unique, item)) unique.push(item);
  return new RulesSet(unique);
}

function includesAll(target: Value | undefined, wanted: Value | undefined): boolean {
  const items = itemsOf(target);
  return itemsOf(wanted).every((item) => contains(items, item));
}

function includesAny(target: Value | undefined, wanted: Value | undefined): boolean {
  const items = itemsOf(target);
  return itemsOf(wanted).some((item) => contains(items, item));
}

function without(target: Value | undefined, removed: Value | undefined): Value[] {
  const gone = itemsOf(removed);
  return itemsOf(target).filter((item) => !contains(gone, item));
}

function join(items: Value[], separator: string): string {
  return items.map((item) => expectString(item)).join(separator);
}

function lookUp(map: RulesMap, key: Value | undefined, fallback: Value | undefined): Value {
  const keys = Array.isArray(key) ? key : [key];
  let found: Value | undefined = map;
  for (const part of keys) {
    found = expectMap(found).get(expectString(part));
    if (found === undefined) return fallback ?? null;
  }
  return found;
}

function difference(map: RulesMap, other: RulesMap): RulesMapDiff {
  const diff = new RulesMapDiff();
  for (const [key, value] of map) {
    const before = other.get(key);
    if (before === undefined) diff.added.push(key);
    else (equals(value, before) ? diff.unchanged : diff.changed).push(key);
  }
  diff.removed = [...other.keys()].filter((key) => !map.has(key));
  return diff;
}
