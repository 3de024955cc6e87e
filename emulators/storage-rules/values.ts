import { EvaluationError } from './errors.ts';

/** A value of the rules language. Integers are bigint, floats are number. */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | Value[]
  | RulesMap
  | RulesPath
  | RulesTimestamp;

export type RulesMap = Map<string, Value>;

export class RulesPath {
  segments: readonly string[];

  constructor(segments: readonly string[]) {
    this.segments = segments;
  }
}

export class RulesTimestamp {
  epochNanos: bigint;

  constructor(epochNanos: bigint) {
    this.epochNanos = epochNanos;
  }

  /** RFC 3339 in UTC, as firebase-tools writes it. */
  static parse(text: string): RulesTimestamp {
    const parts = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?Z$/.exec(text);
    const millis = parts === null ? Number.NaN : Date.parse(`${parts[1]}Z`);
    if (Number.isNaN(millis)) throw new EvaluationError(`not a timestamp: ${text}`);
    return new RulesTimestamp(
      BigInt(millis) * 1_000_000n + BigInt((parts?.[2] ?? '').padEnd(9, '0')),
    );
  }
}

export type TypeName =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'list'
  | 'map'
  | 'path'
  | 'timestamp';

export function typeOf(value: Value): TypeName {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  if (Array.isArray(value)) return 'list';
  if (value instanceof Map) return 'map';
  if (value instanceof RulesPath) return 'path';
  if (value instanceof RulesTimestamp) return 'timestamp';
  throw new EvaluationError(`unknown value ${String(value)}`);
}

// `number` is int or float.
const typeTests: Record<string, readonly TypeName[]> = {
  bool: ['bool'],
  float: ['float'],
  int: ['int'],
  list: ['list'],
  map: ['map'],
  number: ['int', 'float'],
  path: ['path'],
  string: ['string'],
  timestamp: ['timestamp'],
};

export function isKnownType(name: string): boolean {
  return Object.hasOwn(typeTests, name);
}

export function isOfType(value: Value, name: string): boolean {
  const types = isKnownType(name) ? typeTests[name] : undefined;
  if (types === undefined) throw new EvaluationError(`unknown type ${name}`);
  return types.includes(typeOf(value));
}

export function expectString(value: Value | undefined): string {
  if (typeof value === 'string') return value;
  throw wrongType('string', value);
}

export function expectInt(value: Value | undefined): bigint {
  if (typeof value === 'bigint') return value;
  throw wrongType('int', value);
}

export function expectList(value: Value | undefined): Value[] {
  if (Array.isArray(value)) return value;
  throw wrongType('list', value);
}

export function expectMap(value: Value | undefined): RulesMap {
  if (value instanceof Map) return value;
  throw wrongType('map', value);
}

export function wrongType(wanted: string, value: Value | undefined): EvaluationError {
  const found = value === undefined ? 'nothing' : typeOf(value);
  return new EvaluationError(`expected ${wanted}, found ${found}`);
}

export function checkedInt(value: bigint): bigint {
  if (BigInt.asIntN(64, value) === value) return value;
  throw new EvaluationError('integer overflow');
}
