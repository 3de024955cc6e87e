import { EvaluationError } from './errors.ts';
import { type Expression, findFunction, type Operator, type Scope } from './syntax.ts';
import { Opaque, type Value } from './values.ts';

/** `request`, `resource`, and the wildcards of a match or the parameters of a function. */
export interface Variables {
  request: Value;
  resource: Value;
  [name: string]: Value;
}

/** @throws EvaluationError, which denies */
export function evaluate(expression: Expression, variables: Variables, scope: Scope): Value {
  const value = (part: Expression) => evaluate(part, variables, scope);
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'name':
      return variables[expression.name] ?? null;
    case 'field':
      return field(value(expression.target), expression.name);
    case 'lower':
      return text(value(expression.target)).toLowerCase();
    case 'matches':
      return expression.pattern.matches(text(value(expression.target)));
    case 'call':
      return call(expression.name, expression.args.map(value), variables, scope);
    case 'binary':
      return binary(
        expression.operator,
        () => value(expression.left),
        () => value(expression.right),
      );
  }
}

function call(name: string, args: Value[], { request, resource }: Variables, scope: Scope): Value {
  const callee = findFunction(name, scope);
  if (!callee) throw new EvaluationError(`no function ${name}`);
  const parameters = callee.parameters.map((parameter, at) => [parameter, args[at] ?? null]);
  const variables = { request, resource, ...Object.fromEntries(parameters) };
  return evaluate(callee.result, variables, callee.scope);
}

function binary(operator: Operator, left: () => Value, right: () => Value): Value {
  switch (operator) {
    case '&&':
      return decidedBy(false, left, right);
    case '||':
      return decidedBy(true, left, right);
    case '==':
      return equals(left(), right());
    case '!=':
      return !equals(left(), right());
    case '>':
      return number(left()) > number(right());
    case '<=':
      return number(left()) <= number(right());
    case '+':
      return text(left()) + text(right());
    case '*':
      return integer(integer(left()) * integer(right()));
  }
}

/** `&&` is decided by one false, `||` by one true, even if the other side is an error. */
function decidedBy(decisive: boolean, left: () => Value, right: () => Value): boolean {
  let first: boolean;
  try {
    first = bool(left());
  } catch (error) {
    if (error instanceof EvaluationError && bool(right()) === decisive) return decisive;
    throw error;
  }
  return first === decisive ? decisive : bool(right());
}

/** Values of two types are unequal. */
function equals(left: Value, right: Value): boolean {
  if (isCompound(left) && isCompound(right))
    throw new EvaluationError('lists, maps, paths and times are not compared here');
  return left === right;
}

function isCompound(value: Value): boolean {
  return value instanceof Map || value instanceof Opaque;
}

function field(target: Value, name: string): Value {
  const value = target instanceof Map ? target.get(name) : undefined;
  if (value === undefined) throw new EvaluationError(`no field ${name}`);
  return value;
}

export function bool(value: Value): boolean {
  if (typeof value === 'boolean') return value;
  throw new EvaluationError('not a bool');
}

function text(value: Value): string {
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
