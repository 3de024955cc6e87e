import type { Timestamp } from './messages.ts';

const MICROS_PER_SECOND = 1_000_000;

export function timestampFromMicros(micros: number): Timestamp {
  const seconds = Math.floor(micros / MICROS_PER_SECOND);
  return { seconds: String(seconds), nanos: (micros - seconds * MICROS_PER_SECOND) * 1000 };
}
