import { findPhoneNumbersInText } from 'libphonenumber-js/min';
import { withLatinDigits } from '../values/latin-digits.ts';
import { visibleText } from '../values/visible-text.ts';
import { readPhone } from './phone.ts';

/**
 * People write these between two numbers; the library takes some of them for an extension's sign. No
 * extension has ten digits.
 */
const SEPARATORS = /[,;/|&\n]|x(?=\d{10})/i;

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
