import type { Timestamp } from './messages.ts';

const MICROS_PER_SECOND = 1_000_000;

export function timestampFromMicros(micros: number): Timestamp {
  const seconds = Math.floor(micros / MICROS_PER_SECOND);
  return { seconds: String(seconds), nanos: (micros - seconds * MICROS_PER_SECOND) * 1000 };
}

export function compareTimestamps(left: Timestamp, right: Timestamp): number {
  return (
    Number(left.seconds ?? 0) - Number(right.seconds ?? 0) || (left.nanos ?? 0) - (right.nanos ?? 0)
  );
}

/** Firestore keeps microseconds and drops what is finer. */
export function truncateToMicros(timestamp: Timestamp): Timestamp {
  const nanos = timestamp.nanos ?? 0;
  return { seconds: timestamp.seconds ?? '0', nanos: nanos - (nanos % 1000) };
}

/** As text, for messages: 2026-01-31T10:00:00.000001Z. */
export function formatTimestamp(timestamp: Timestamp): string {
  const whole = new Date(Number(timestamp.seconds ?? 0) * 1000).toISOString().slice(0, 19);
  const micros = Math.floor((timestamp.nanos ?? 0) / 1000);
  return `${whole}.${String(micros).padStart(6, '0')}Z`;
}
