import { createHash } from 'node:crypto';
import { listMethods, mapDiffMethods, mapMethods, setMethods } from './collection-methods.ts';
import { conversions } from './conversions.ts';
import { EvaluationError, UndocumentedError } from './errors.ts';
import { type Signature, type Signatures, stringMethods } from './string-methods.ts';
import {
  durationFunctions,
  durationMethods,
  timestampFunctions,
  timestampMethods,
} from './time-methods.ts';
import {
  checkedInt,
  expectNumber,
  type TypeName,
  typeOf,
  type Value,
  wrongType,
} from './values.ts';

// https://firebase.google.com/docs/reference/rules/rules.math
const mathFunctions: Signatures = {
  abs: { arity: 1, run: absolute },
  ceil: { arity: 1, run: (value) => rounded(Math.ceil, value) },
  floor: { arity: 1, run: (value) => rounded(Math.floor, value) },
  round: { arity: 1, run: (value) => rounded(Math.round, value) },
  isInfinite: { arity: 1, run: (value) => Math.abs(asFloat(value)) === Number.POSITIVE_INFINITY },
  isNaN: { arity: 1, run: (value) => Number.isNaN(asFloat(value)) },
  pow: { arity: 2, run: (base, exponent) => asFloat(base) ** asFloat(exponent) },
  sqrt: { arity: 1, run: (value) => Math.sqrt(asFloat(value)) },
};

const hashingFunctions: Signatures = {
  md5: { arity: 1, run: (value) => hash('md5', value) },
  sha256: { arity: 1, run: (value) => hash('sha256', value) },
};

const bytesMethods: Signatures = {
  size: { arity: 0, run: (bytes) => BigInt(expectBytes(bytes).length) },
  toBase64: { arity: 0, run: toBase64 },
  toHexString: { arity: 0, run: (bytes) => Buffer.from(expectBytes(bytes)).toString('hex') },
};

const namespaces: Record<string, Signatures> = {
  duration: durationFunctions,
  hashing: hashingFunctions,
  math: mathFunctions,
  timestamp: timestampFunctions,
};

const methodsByType: Partial<Record<TypeName, Signatures>> = {
  bytes: bytesMethods,
  duration: durationMethods,
  list: listMethods,
  map: mapMethods,
  map_diff: mapDiffMethods,
  set: setMethods,
  string: stringMethods,
  timestamp: timestampMethods,
};

export function isNamespace(name: string): boolean {
  return Object.hasOwn(namespaces, name);
}

export function findFunction(name: string): Signature | undefined {
  return Object.hasOwn(conversions, name) ? conversions[name] : undefined;
}

export function findNamespaced(namespace: string, name: string): Signature | undefined {
  const found = isNamespace(namespace) ? namespaces[namespace] : undefined;
  return found !== undefined && Object.hasOwn(found, name) ? found[name] : undefined;
}

/** The numbers of arguments with which any type has this method; empty when none has it. */
export function methodArities(name: string): number[] {
  const found = Object.values(methodsByType).filter((table) => Object.hasOwn(table, name));
  return [...new Set(found.map((table) => table[name]?.arity ?? 0))];
}

export function allFunctions(): [string, Signature][] {
  const qualified = Object.entries(namespaces).flatMap(([namespace, table]) =>
    Object.entries(table).map(([name, signature]): [string, Signature] => [
      `${namespace}_${name}`,
      signature,
    ]),
  );
  return [...Object.entries(conversions), ...qualified];
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

function absolute(value: Value): Value {
  const number = expectNumber(value);
  return typeof number === 'bigint' ? checkedInt(number < 0n ? -number : number) : Math.abs(number);
}

function rounded(round: (value: number) => number, value: Value): Value {
  const number = expectNumber(value);
  if (typeof number === 'bigint') return number;
  if (!Number.isFinite(number)) throw new EvaluationError('not a finite number');
  return checkedInt(BigInt(round(number)));
}

function asFloat(value: Value | undefined): number {
  return Number(expectNumber(value));
}

function hash(algorithm: string, value: Value): Value {
  const input = typeof value === 'string' ? value : expectBytes(value);
  return new Uint8Array(createHash(algorithm).update(input).digest());
}

function toBase64(value: Value): Value {
  const bytes = expectBytes(value);
  if (bytes.length % 3 !== 0) {
    throw new UndocumentedError('toBase64(): the reference does not say whether it pads');
  }
  return Buffer.from(bytes).toString('base64url');
}

function expectBytes(value: Value | undefined): Uint8Array {
  if (value instanceof Uint8Array) return value;
  throw wrongType('bytes', value);
}
