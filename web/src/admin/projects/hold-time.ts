const HOUR = 18;

/** Tomorrow at six in the evening, as `<input type="datetime-local">` has it. */
export function usualHoldEnd(now = new Date()): string {
  const end = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, HOUR);
  return localTime(end);
}

/** '2026-11-23T18:00', on the clock of this device */
export function localTime(time: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** @returns ISO 8601; undefined when it is no time, or one that is over */
export function holdEnd(local: string, now = new Date()): string | undefined {
  const time = new Date(local);
  return time > now ? time.toISOString() : undefined;
}
