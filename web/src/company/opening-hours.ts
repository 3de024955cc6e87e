const days: Record<string, string> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
};

/** schema.org's 'Mo-Sa 09:30-19:00' → 'Monday to Saturday 09:30 to 19:00' */
export function readableHours(hours: string): string {
  return hours.replace(/\b[A-Z][a-z]\b/g, (day) => days[day] ?? day).replaceAll('-', ' to ');
}
