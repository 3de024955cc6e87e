import { PHONE_DIGITS_MIN } from '@theni/contract';
import { digitsOf, readPhone } from '@theni/contract/phone';
import { phonesIn } from '@theni/contract/phones-in';

/**
 * A person's keys: each number as E.164, all the digits where more than one number was typed or
 * none can be read, and the address in lower case.
 */
export function contactKeysOf(of: { phone?: string | undefined; email?: string | undefined }) {
  const { phone = '', email } = of;
  const digits = digitsOf(phone);
  const isOneNumber = readPhone(phone) !== undefined;
  // Fewer digits are no number, and would be the key of many persons.
  const hasDigitsKey = !isOneNumber && digits.length >= PHONE_DIGITS_MIN;
  return [
    ...phonesIn(phone),
    ...(hasDigitsKey ? [digits] : []),
    ...(email === undefined ? [] : [email.toLowerCase()]),
  ];
}
