import {
  COME_DAYS_MAX,
  TIME_ZONE_OFFSET_MS as OFFSET_MS,
  TIME_ZONE as timeZone,
} from './limits.ts';

/*
 * Days and times are India's, wherever they are stored, read or typed.
 */

const DAY_MS = 24 * 60 * 60 * 1000;

/** India's clock, as a field for a time has it: 2026-03-02T00:30. */
export function clockOf(time: Date): string {
  return new Date(time.getTime() + OFFSET_MS).toISOString().slice(0, 16);
}

export function timeOf(clock: string): Date {
  return new Date(`${clock}+05:30`);
}

/** The day at that time: 2026-03-02. */
export function dayOf(time: Date): string {
  return clockOf(time).slice(0, 10);
}

/** The midnight with which a day began. */
export function startOf(day: string): Date {
  return timeOf(`${day}T00:00`);
}

export function daysBefore(time: Date, days: number): Date {
  return new Date(time.getTime() - days * DAY_MS);
}

/** The first and the last day on which a visitor may wish to come: today, and that in 90 days. */
export function daysToCome(now: Date): { first: string; last: string } {
  return { first: dayOf(now), last: dayOf(daysBefore(now, -COME_DAYS_MAX)) };
}

/** 2 Mar 2026. @param iso a day or a time */
export function dayText(iso: string): string {
  return new Date(iso).toLocaleDateString('en-IN', { dateStyle: 'medium', timeZone });
}

/** March 2026. @param iso a day or a time */
export function monthText(iso: string): string {
  return new Date(iso).toLocaleDateString('en-IN', { month: 'long', year: 'numeric', timeZone });
}

/** 2 Mar 2026, 10:00 am. @param timeStyle 'medium' has the seconds too */
export function timeText(iso: string, timeStyle: 'short' | 'medium' = 'short'): string {
  return new Date(iso).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle, timeZone });
}

export function clockText(iso: string): string {
  return new Date(iso).toLocaleTimeString('en-IN', { timeStyle: 'short', timeZone });
}
