import { dayOf, daysBefore, timeOf } from '@theni/contract/times';

/** Tomorrow at six in the evening, as `<input type="datetime-local">` has it. */
export function usualHoldEnd(now = new Date()): string {
  return `${dayOf(daysBefore(now, -1))}T18:00`;
}

/** @returns ISO 8601; undefined when it is no time, or one that is over */
export function holdEnd(typed: string, now = new Date()): string | undefined {
  const time = timeOf(typed);
  return time > now ? time.toISOString() : undefined;
}
