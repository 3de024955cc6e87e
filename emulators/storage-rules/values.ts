import { EvaluationError } from './errors.ts';

/** A value of the rules language. Integers are bigint, floats are number. */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | Value[]
  | RulesMap
  | RulesPath
  | RulesTimestamp
  | RulesDuration
  | RulesSet
  | RulesMapDiff;

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
}

export class RulesDuration {
  nanos: bigint;

  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

/** Items are unique under the language's own `==`, see collection-methods.ts. */
export class RulesSet {
  items: readonly Value[];

  constructor(items: readonly Value[]) {
    this.items = items;
  }
}

export class RulesMapDiff {
  added: string[] = [];
  removed: string[] = [];
  changed: string[] = [];
  unchanged: string[] = [];
}

export type TypeName =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'list'
  | 'map'
  | 'path'
  | 'timestamp'
  | 'duration'
  | 'set'
  | 'map_diff';

export function typeOf(value: Value): TypeName {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  if (value instanceof Uint8Array) return 'bytes';
  if (Array.isArray(value)) return 'list';
  if (value instanceof Map) return 'map';
  if (value instanceof RulesPath) return 'path';
  if (value instanceof RulesTimestamp) return 'timestamp';
  if (value instanceof RulesDuration) return 'duration';
  if (value instanceof RulesSet) return 'set';
  if (value instanceof RulesMapDiff) return 'map_diff';
  throw new EvaluationError(`unknown value ${String(value)}`);
}

// `number` is int or float. No value here is ever a latlng: the wire decoder refuses them.
const typeTests: Record<string, readonly TypeName[]> = {
  bool: ['bool'],
  bytes: ['bytes'],
  duration: ['duration'],
  float: ['float'],
  int: ['int'],
  latlng: [],
  list: ['list'],
  map: ['map'],
  map_diff: ['map_diff'],
  number: ['int', 'float'],
  path: ['path'],
  set: ['set'],
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

export function expectNumber(value: Value | undefined): bigint | number {
  if (typeof value === 'bigint' || typeof value === 'number') return value;
  throw wrongType('number', value);
}

export function expectList(value: Value | undefined): Value[] {
  if (Array.isArray(value)) return value;
  throw wrongType('list', value);
}

export function expectMap(value: Value | undefined): RulesMap {
  if (value instanceof Map) return value;
  throw wrongType('map', value);
}

export function expectDuration(value: Value | undefined): RulesDuration {
  if (value instanceof RulesDuration) return value;
  throw wrongType('duration', value);
}

export function wrongType(wanted: string, value: Value | undefined): EvaluationError {
  const found = value === undefined ? 'nothing' : typeOf(value);
  return new EvaluationError(`expected ${wanted}, found ${found}`);
}

export function checkedInt(value: bigint): bigint {
  if (BigInt.asIntN(64, value) === value) return value;
  throw new EvaluationError('integer overflow');
}
