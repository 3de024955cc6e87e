import { TIME_ZONE as timeZone } from '@theni/contract/limits';

/** The one way in which the admin area writes a time: 2 Mar 2026, 10:00 am. */
export function formatTime(iso: string): string {
  return new Date(iso).toLocaleString('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
}

/** 2 Mar 2026. @param iso a day or a time */
export function formatDay(iso: string): string {
  return new Date(iso).toLocaleDateString('en-IN', { dateStyle: 'medium', timeZone });
}

/** The day in India, ISO 8601. */
export function today(now = new Date()): string {
  return now.toLocaleDateString('en-CA', { timeZone });
}
