import { EvaluationError, UndocumentedError } from './errors.ts';
import type { Signatures } from './string-methods.ts';
import { checkedInt, expectString, RulesPath, type Value, wrongType } from './values.ts';

export const conversions: Signatures = {
  bool: { arity: 1, run: toBool },
  float: { arity: 1, run: toFloat },
  int: { arity: 1, run: toInt },
  path: { arity: 1, run: toPath },
  string: { arity: 1, run: toText },
};

function toBool(value: Value): Value {
  if (value === 'true' || value === true) return true;
  if (value === 'false' || value === false) return false;
  throw new EvaluationError('not a bool');
}

function toInt(value: Value): Value {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'string' && /^-?[0-9]+$/.test(value)) return checkedInt(BigInt(value));
  if (typeof value !== 'number') throw wrongType('string or number', value);
  if (!Number.isInteger(value)) {
    throw new UndocumentedError('int(): the reference does not say how it rounds');
  }
  return checkedInt(BigInt(value));
}

function toFloat(value: Value): Value {
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value);
  if (/^-?[0-9]+(\.[0-9]+)?$/.test(expectString(value))) return Number(value);
  throw new EvaluationError('not a float');
}

function toPath(value: Value): Value {
  const segments = expectString(value).replace(/^\//, '').split('/');
  if (segments.includes('')) throw new EvaluationError('not a path');
  return new RulesPath(segments);
}

function toText(value: Value): Value {
  if (typeof value === 'string') return value;
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value);
  if (typeof value !== 'number') throw wrongType('bool, number, null or string', value);
  const text = String(value);
  if (!/^-?[0-9]+(\.[0-9]+)?$/.test(text)) {
    throw new UndocumentedError('string(): the reference does not show how it writes this float');
  }
  return text.includes('.') ? text : `${text}.0`;
}
