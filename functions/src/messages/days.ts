import { TIME_ZONE_OFFSET_MS as OFFSET_MS } from '@theni/contract/limits';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day in India at that time: ISO 8601, such as 2026-03-02. */
export function dayOf(time: Date): string {
  return new Date(time.getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

/** Day and minute in India, as spreadsheets read it: 2026-03-02 00:30. */
export function timeOf(time: Date): string {
  return new Date(time.getTime() + OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
}

/** The midnight in India with which that day began. */
export function startOfDay(time: Date): Date {
  return startOf(dayOf(time));
}

export function startOf(day: string): Date {
  return new Date(`${day}T00:00:00.000+05:30`);
}

/** The hour in India, 0 to 23. */
export function hourOf(time: Date): number {
  return new Date(time.getTime() + OFFSET_MS).getUTCHours();
}

export function daysBefore(time: Date, days: number): Date {
  return new Date(time.getTime() - days * DAY_MS);
}
