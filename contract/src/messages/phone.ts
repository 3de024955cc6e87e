import parse from 'libphonenumber-js/min';
import { withLatinDigits } from '../values/latin-digits.ts';
import { visibleText } from '../values/visible-text.ts';

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
