import { contains } from './equality.ts';
import { EvaluationError } from './errors.ts';
import { stringMethods } from './string-methods.ts';
import {
  expectList,
  expectMap,
  expectString,
  type RulesMap,
  type TypeName,
  typeOf,
  type Value,
} from './values.ts';

interface Signature {
  arity: number;
  /** The receiver comes first and does not count in `arity`. */
  run: (...args: Value[]) => Value;
}
type Signatures = Record<string, Signature>;

const listMethods: Signatures = {
  size: { arity: 0, run: (list) => BigInt(expectList(list).length) },
  hasAll: { arity: 1, run: (list, other) => includesAll(list, other) },
  hasAny: { arity: 1, run: (list, other) => includesAny(list, other) },
  hasOnly: { arity: 1, run: (list, other) => includesAll(other, list) },
};

const mapMethods: Signatures = {
  size: { arity: 0, run: (map) => BigInt(expectMap(map).size) },
  keys: { arity: 0, run: (map) => [...expectMap(map).keys()] },
  get: { arity: 2, run: (map, key, fallback) => lookUp(expectMap(map), key, fallback) },
};

const methodsByType: Partial<Record<TypeName, Signatures>> = {
  list: listMethods,
  map: mapMethods,
  string: stringMethods,
};

/** The numbers of arguments with which any type has this method; empty when none has it. */
export function methodArities(name: string): number[] {
  const found = Object.values(methodsByType).filter((table) => Object.hasOwn(table, name));
  return [...new Set(found.map((table) => table[name]?.arity ?? 0))];
}

export function allMethodNames(): string[] {
  return [...new Set(Object.values(methodsByType).flatMap((table) => Object.keys(table)))];
}

export function callMethod(name: string, receiver: Value, args: Value[]): Value {
  const table = methodsByType[typeOf(receiver)];
  const signature = table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
  if (signature?.arity !== args.length) {
    throw new EvaluationError(`no ${name}() with ${args.length} arguments on ${typeOf(receiver)}`);
  }
  return signature.run(receiver, ...args);
}

function includesAll(target: Value | undefined, wanted: Value | undefined): boolean {
  const items = expectList(target);
  return expectList(wanted).every((item) => contains(items, item));
}

function includesAny(target: Value | undefined, wanted: Value | undefined): boolean {
  const items = expectList(target);
  return expectList(wanted).some((item) => contains(items, item));
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
