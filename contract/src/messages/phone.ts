import parse, { findPhoneNumbersInText } from 'libphonenumber-js/min';
import { visibleText, withLatinDigits } from '../values/characters.ts';

/** Words around a number: 'tel:', 'Ph: ', ' (home)'. */
const AROUND = /^[^+\d]+|[^\d]+$/g;

/** '+091 …', and '091 …' before the ten digits of an Indian number. */
const ZEROS = /^(?:\+0+|0+(?=91(?:\D*\d){10}$))/;

/**
 * Reads one number as people write it, of India where it names no country.
 * @returns E.164; undefined for what cannot be read, and for several numbers, of which one would be
 * lost
 */
export function readPhone(typed: string): string | undefined {
  return phoneIn(typed)?.number;
}

/** '98430 12345' → '+91 98430 12345'. @returns undefined where `readPhone` does */
export function formatPhone(typed: string): string | undefined {
  return phoneIn(typed)?.formatInternational();
}

/** '௯௮ x 1' → '981' */
export function digitsOf(typed: string): string {
  return withLatinDigits(typed).replace(/\D/g, '');
}

function phoneIn(typed: string) {
  // A number that is copied from a chat or a contact has invisible marks in it.
  const visible = withLatinDigits(visibleText(typed.normalize('NFKC')));
  const plain = visible.replace(AROUND, '').replace(/[()]/g, '').replace(ZEROS, '+');
  const number = parse(plain, { defaultCountry: 'IN', extract: false });
  return number?.isValid() && !number.ext ? number : undefined;
}

/**
 * People write these between two numbers; the library takes some of them for an extension's sign. No
 * extension has ten digits.
 */
const SEPARATORS = /[,;/|&\n]|(?:x|ext(?:n|ension)?\.?|#)\s*(?=\+?(?:\d[\s.-]?){10})/i;

/** An Indian mobile number, which finds two with nothing but a space between them. */
const MOBILE = /\b[6-9]\d{4}[\s-]?\d{5}\b/g;

/**
 * Finds all numbers of a text that may hold several, with extensions and words around them.
 * @returns E.164, of India where a number names no country
 */
export function phonesIn(typed: string): string[] {
  const whole = readPhone(typed);
  if (whole) return [whole];
  const parts = withLatinDigits(visibleText(typed.normalize('NFKC'))).split(SEPARATORS);
  return [...new Set(parts.flatMap(numbersOf))];
}

function numbersOf(part: string): string[] {
  const found = findPhoneNumbersInText(part, 'IN').map(({ number }) => number.number as string);
  if (found.length > 0) return found;
  return (part.match(MOBILE) ?? []).flatMap((mobile) => readPhone(mobile) ?? []);
}
