import parse from 'libphonenumber-js/min';

/** E.164 of a number as people dial or write it, of India where it names no country; undefined where it cannot be read. */
export function readPhone(typed: string): string | undefined {
  // A number that is copied from a chat or a contact brings marks that nobody sees.
  const visible = typed.replace(/\p{Cf}/gu, '');
  const number = parse(visible, { defaultCountry: 'IN', extract: false });
  return number?.isValid() && !number.ext ? number.number : undefined;
}
