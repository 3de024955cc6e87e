import { readPhone } from '@theni/contract/phone';

const PHONE_DIGITS_MIN = 7;

/** How a person is known: by the number and the address, whatever capitals that is typed in. */
export function personsOf({ Phone, Email }: { Phone?: string; Email?: string }): string[] {
  return [Phone && phoneKey(Phone), Email?.toLowerCase()].filter((known) => known !== undefined);
}

/** Of a number that could not be read its digits; words in its place, or too few digits, are nobody's alone. */
function phoneKey(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  return readPhone(phone) ?? (digits.length >= PHONE_DIGITS_MIN ? digits : undefined);
}
