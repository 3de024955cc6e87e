// The values of the rules language and its operators.

/** `&&` and `||` may ignore such an error. Otherwise the request is denied. */
export class EvaluationError extends Error {
  override name = 'EvaluationError';
}

/** A list, path or time. No rule of ours looks into one. */
export class Opaque {}

export type Value = null | boolean | number | string | Opaque | Map<string, Value>;

type Lazy = () => Value;

/**
 * From loosest to tightest, as in the table of
 * https://firebase.google.com/docs/rules/rules-language#building_conditions
 */
export const OPERATORS: Record<string, (left: Lazy, right: Lazy) => Value>[] = [
  { '||': (left, right) => decidedBy(true, left, right) },
  { '&&': (left, right) => decidedBy(false, left, right) },
  {
    '==': (left, right) => isEqual(left(), right()),
    '!=': (left, right) => !isEqual(left(), right()),
  },
  {
    '>': (left, right) => number(left()) > number(right()),
    '<=': (left, right) => number(left()) <= number(right()),
  },
  { '+': (left, right) => text(left()) + text(right()) },
  { '*': (left, right) => integer(integer(left()) * integer(right())) },
];

/** One false decides `&&`, one true decides `||`, even if the other side is an error. */
function decidedBy(decisive: boolean, left: Lazy, right: Lazy): boolean {
  let first: boolean;
  try {
    first = bool(left());
  } catch (error) {
    if (error instanceof EvaluationError && bool(right()) === decisive) return decisive;
    throw error;
  }
  return first === decisive ? decisive : bool(right());
}

function isEqual(left: Value, right: Value): boolean {
  const isCompound = (value: Value) => value instanceof Map || value instanceof Opaque;
  if (isCompound(left) && isCompound(right))
    throw new EvaluationError('lists, maps, paths and times are not compared here');
  return left === right;
}

export function fieldOf(target: Value, name: string): Value {
  const value = target instanceof Map ? target.get(name) : undefined;
  if (value === undefined) throw new EvaluationError(`no field ${name}`);
  return value;
}

export function bool(value: Value): boolean {
  if (typeof value === 'boolean') return value;
  throw new EvaluationError('not a bool');
}

export function text(value: Value): string {
  if (typeof value === 'string') return value;
  throw new EvaluationError('not a string');
}

function number(value: Value): number {
  if (typeof value === 'number') return value;
  throw new EvaluationError('not a number');
}

function integer(value: Value): number {
  if (Number.isSafeInteger(value)) return number(value);
  throw new EvaluationError('not an integer below 2^53');
}
