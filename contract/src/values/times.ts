/*
 * Days and times are India's, wherever they are stored, read or typed. India has one time zone and
 * no summer time.
 */

export const TIME_ZONE = 'Asia/Kolkata';
const TIME_ZONE_OFFSET_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

const COME_DAYS_MAX = 90;

/** Date and time in India, as `<input type="datetime-local">` has them: 2026-03-02T00:30. */
export function localDateTime(time: Date): string {
  return new Date(time.getTime() + TIME_ZONE_OFFSET_MS).toISOString().slice(0, 16);
}

export function fromLocalDateTime(dateTime: string): Date {
  return new Date(`${dateTime}+05:30`);
}

/** 2026-03-02 */
export function dayOf(time: Date): string {
  return localDateTime(time).slice(0, 10);
}

/** Nothing that has a date here is older. */
export const FIRST_DAY = '1900-01-01';

/**
 * '0019-03-02' → '2019-03-02': a field of a browser takes a year of two digits to be that of the
 * first century.
 */
export function withFullYear(day: string): string {
  return day.replace(/^00(?=\d\d-)/, '20');
}

export function startOf(day: string): Date {
  return fromLocalDateTime(`${day}T00:00`);
}

export function daysAfter(time: Date, days: number): Date {
  return new Date(time.getTime() + days * DAY_MS);
}

export function daysBefore(time: Date, days: number): Date {
  return new Date(time.getTime() - days * DAY_MS);
}

/** A visitor may wish to come on these days, and on those between. */
export function daysToCome(now: Date): { first: string; last: string } {
  return { first: dayOf(now), last: dayOf(daysAfter(now, COME_DAYS_MAX)) };
}

/** 2 Mar 2026. @param iso a day or a time */
export function dayText(iso: string): string {
  return new Date(iso).toLocaleDateString('en-IN', { dateStyle: 'medium', timeZone: TIME_ZONE });
}

/** March 2026. @param iso a day or a time */
export function monthText(iso: string): string {
  return new Date(iso).toLocaleDateString('en-IN', {
    month: 'long',
    year: 'numeric',
    timeZone: TIME_ZONE,
  });
}

/** 2 Mar 2026, 10:00 am. @param timeStyle 'medium' has the seconds too */
export function timeText(iso: string, timeStyle: 'short' | 'medium' = 'short'): string {
  return new Date(iso).toLocaleString('en-IN', {
    dateStyle: 'medium',
    timeStyle,
    timeZone: TIME_ZONE,
  });
}

/** 10:00 am */
export function timeOfDayText(iso: string): string {
  return new Date(iso).toLocaleTimeString('en-IN', { timeStyle: 'short', timeZone: TIME_ZONE });
}
