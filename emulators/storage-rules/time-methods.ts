import { EvaluationError } from './errors.ts';
import type { Signatures } from './string-methods.ts';
import {
  checkedInt,
  expectDuration,
  expectInt,
  expectString,
  RulesDuration,
  RulesTimestamp,
  type Value,
  wrongType,
} from './values.ts';

const second = 1_000_000_000n;
const day = 86_400n * second;
const unitNanos: Record<string, bigint> = {
  w: 7n * day,
  d: day,
  h: 3600n * second,
  m: 60n * second,
  s: second,
  ms: 1_000_000n,
  ns: 1n,
};

// dayOfWeek() is missing on purpose: the reference does not say which day is 1.
export const timestampMethods: Signatures = {
  year: utcPart((date) => date.getUTCFullYear()),
  month: utcPart((date) => date.getUTCMonth() + 1),
  day: utcPart((date) => date.getUTCDate()),
  dayOfYear: utcPart(
    (date) => (date.getTime() - Date.UTC(date.getUTCFullYear(), 0)) / 86_400_000 + 1,
  ),
  hours: utcPart((date) => date.getUTCHours()),
  minutes: utcPart((date) => date.getUTCMinutes()),
  seconds: utcPart((date) => date.getUTCSeconds()),
  nanos: { arity: 0, run: (time) => floorModulo(epochNanos(time), second) },
  toMillis: { arity: 0, run: (time) => floorDivide(epochNanos(time), 1_000_000n) },
  date: { arity: 0, run: (time) => new RulesTimestamp(startOfDay(epochNanos(time))) },
  time: { arity: 0, run: (time) => new RulesDuration(floorModulo(epochNanos(time), day)) },
};

export const durationMethods: Signatures = {
  seconds: { arity: 0, run: (value) => expectDuration(value).nanos / second },
  nanos: { arity: 0, run: (value) => expectDuration(value).nanos % second },
};

export const timestampFunctions: Signatures = {
  date: { arity: 3, run: timestampDate },
  value: { arity: 1, run: (millis) => new RulesTimestamp(expectInt(millis) * 1_000_000n) },
};

export const durationFunctions: Signatures = {
  value: { arity: 2, run: durationValue },
  time: { arity: 4, run: durationTime },
  abs: { arity: 1, run: durationAbs },
};

/** RFC 3339 in UTC, as firebase-tools writes it. */
export function parseTimestamp(text: string): RulesTimestamp {
  const parts = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?Z$/.exec(text);
  const millis = parts === null ? Number.NaN : Date.parse(`${parts[1]}Z`);
  if (Number.isNaN(millis)) throw new EvaluationError(`not a timestamp: ${text}`);
  return new RulesTimestamp(
    BigInt(millis) * 1_000_000n + BigInt((parts?.[2] ?? '').padEnd(9, '0')),
  );
}

function utcPart(read: (date: Date) => number) {
  return {
    arity: 0,
    run: (time: Value) => {
      const millis = floorDivide(epochNanos(time), 1_000_000n);
      return BigInt(Math.floor(read(new Date(Number(millis)))));
    },
  };
}

function timestampDate(...parts: Value[]): Value {
  const [year, month, dayOfMonth] = parts.map((part) => Number(expectInt(part)));
  const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, dayOfMonth ?? 0));
  const same = date.getUTCFullYear() === year && date.getUTCMonth() + 1 === month;
  if (!same || date.getUTCDate() !== dayOfMonth) throw new EvaluationError('no such date');
  return new RulesTimestamp(BigInt(date.getTime()) * 1_000_000n);
}

function durationValue(...[magnitude, unit]: Value[]): Value {
  const name = expectString(unit);
  const nanos = Object.hasOwn(unitNanos, name) ? unitNanos[name] : undefined;
  if (nanos === undefined) throw new EvaluationError(`unknown unit of duration ${name}`);
  return new RulesDuration(expectInt(magnitude) * nanos);
}

function durationTime(...[hours, minutes, seconds, nanos]: Value[]): Value {
  const whole = expectInt(hours) * 3600n + expectInt(minutes) * 60n + expectInt(seconds);
  return new RulesDuration(whole * second + expectInt(nanos));
}

function durationAbs(value: Value): Value {
  const { nanos } = expectDuration(value);
  return new RulesDuration(nanos < 0n ? -nanos : nanos);
}

function epochNanos(value: Value | undefined): bigint {
  if (value instanceof RulesTimestamp) return value.epochNanos;
  throw wrongType('timestamp', value);
}

function startOfDay(nanos: bigint): bigint {
  return nanos - floorModulo(nanos, day);
}

function floorModulo(value: bigint, by: bigint): bigint {
  return ((value % by) + by) % by;
}

function floorDivide(value: bigint, by: bigint): bigint {
  return checkedInt((value - floorModulo(value, by)) / by);
}
