import { contains } from './equality.ts';
import { EvaluationError } from './errors.ts';
import {
  checkedInt,
  expectInt,
  expectString,
  RulesPath,
  RulesTimestamp,
  typeOf,
  type Value,
  wrongType,
} from './values.ts';

type Arithmetic = '+' | '-' | '*' | '/' | '%';
type Comparison = '<' | '<=' | '>' | '>=';

export function negate(value: Value): Value {
  if (typeof value === 'bigint') return checkedInt(-value);
  if (typeof value === 'number') return -value;
  throw wrongType('number', value);
}

export function calculate(operator: Arithmetic, left: Value, right: Value): Value {
  if (typeof left === 'bigint' && typeof right === 'bigint') {
    return calculateInts(operator, left, right);
  }
  if (isNumber(left) && isNumber(right)) {
    return calculateFloats(operator, Number(left), Number(right));
  }
  if (operator === '+' && typeof left === 'string' && typeof right === 'string') {
    return left + right;
  }
  throw new EvaluationError(`no ${operator} for ${typeOf(left)} and ${typeOf(right)}`);
}

function calculateInts(operator: Arithmetic, left: bigint, right: bigint): bigint {
  if (operator === '+') return checkedInt(left + right);
  if (operator === '-') return checkedInt(left - right);
  if (operator === '*') return checkedInt(left * right);
  if (right === 0n) throw new EvaluationError('division by zero');
  return checkedInt(operator === '/' ? left / right : left % right);
}

function calculateFloats(operator: Arithmetic, left: number, right: number): number {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  if (right === 0) throw new EvaluationError('division by zero');
  return operator === '/' ? left / right : left % right;
}

function isNumber(value: Value): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

export function compare(operator: Comparison, left: Value, right: Value): boolean {
  const [first, second] = comparable(left, right);
  if (operator === '<') return first < second;
  if (operator === '<=') return first <= second;
  if (operator === '>') return first > second;
  return first >= second;
}

function comparable(
  left: Value,
  right: Value,
): [bigint | number | string, bigint | number | string] {
  if (typeof left === 'bigint' && typeof right === 'bigint') return [left, right];
  if (isNumber(left) && isNumber(right)) return [Number(left), Number(right)];
  if (typeof left === 'string' && typeof right === 'string') return [left, right];
  if (left instanceof RulesTimestamp && right instanceof RulesTimestamp) {
    return [left.epochNanos, right.epochNanos];
  }
  throw new EvaluationError(`no order between ${typeOf(left)} and ${typeOf(right)}`);
}

export function isIn(value: Value, collection: Value): boolean {
  if (Array.isArray(collection)) return contains(collection, value);
  if (collection instanceof Map) return collection.has(expectString(value));
  throw wrongType('list or map', collection);
}

export function field(target: Value, name: string): Value {
  if (!(target instanceof Map)) throw wrongType('map', target);
  const value = target.get(name);
  if (value === undefined) throw new EvaluationError(`no field ${name}`);
  return value;
}

export function index(target: Value, key: Value): Value {
  if (target instanceof Map) return field(target, expectString(key));
  if (target instanceof RulesPath) return itemAt(target.segments, key);
  if (typeof target === 'string') return itemAt([...target], key);
  if (Array.isArray(target)) return itemAt(target, key);
  throw wrongType('list, map, path or string', target);
}

function itemAt(items: readonly Value[], key: Value): Value {
  const position = expectInt(key);
  const item = position < 0n ? undefined : items[Number(position)];
  if (item === undefined) throw new EvaluationError(`no item ${position}`);
  return item;
}

export function mapLiteral(flat: Value): Value {
  if (!Array.isArray(flat)) throw wrongType('list', flat);
  const map = new Map<string, Value>();
  for (let position = 0; position < flat.length; position += 2) {
    const key = expectString(flat[position]);
    if (map.has(key)) throw new EvaluationError(`key ${key} twice`);
    map.set(key, flat[position + 1] ?? null);
  }
  return map;
}

export function pathLiteral(segments: Value): Value {
  if (!Array.isArray(segments)) throw wrongType('list', segments);
  return new RulesPath(segments.map(pathSegment));
}

function pathSegment(value: Value): string {
  const text = expectString(value);
  if (text === '' || text.includes('/')) throw new EvaluationError('not one path segment');
  return text;
}
