import type { Words } from '@theni/content';
import { fill } from '@theni/content/text';
import type { Language } from '@theni/contract/site-map';
import { TIME_ZONE as timeZone } from '@theni/contract/times';

type HoursWords = Words['frame']['hours'];

const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const OPENING_HOURS = new RegExp(String.raw`^\w\w(?:-\w\w)? ${TIME}-${TIME}$`);

/**
 * schema.org's 'Mo-Sa 09:30-19:00' → 'Monday to Saturday, 9.30 am to 7 pm'. Other
 * texts stay: in the preview the owner may have cleared a time.
 */
export function readableHours(hours: string, words: HoursWords): string {
  if (!OPENING_HOURS.test(hours)) return hours;
  const [days = '', times = ''] = hours.split(' ');
  const clock = (time: string) => readableTime(time, words);
  return `${span(days, dayName)}, ${times === '00:00-23:59' ? words.allDay : span(times, clock)}`;

  function span(text: string, read: (end: string) => string): string {
    const [from = '', to] = text.split('-').map(read);
    return to ? fill(words.span, { from, to }) : from;
  }

  function dayName(day: string): string {
    const names: Record<string, string> = words.days;
    return names[day] ?? day;
  }
}

function readableTime(time: string, words: HoursWords): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const part = words.dayParts.filter(({ from }) => from <= hour).at(-1)?.word ?? '';
  const minutes = minute ? `.${String(minute).padStart(2, '0')}` : '';
  return fill(words.time, { time: `${hour % 12 || 12}${minutes}`, part });
}

function readableDay(day: Date, language: Language): string {
  return day.toLocaleDateString(`${language}-IN`, { dateStyle: 'long', timeZone });
}

/** '2026-03-02' → '2 March 2026'; '' stays. */
export function readableDate(date: string, language: Language): string {
  return date && readableDay(new Date(date), language);
}

/** '2 March 2026, 10 am', as in India, wherever a page is rendered and read. */
export function readableMoment(moment: Date, language: Language, words: HoursWords): string {
  // `Intl` says "AM" in Tamil.
  const time = moment.toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone });
  return `${readableDay(moment, language)}, ${readableTime(time, words)}`;
}
