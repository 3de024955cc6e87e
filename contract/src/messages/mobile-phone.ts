import parse from 'libphonenumber-js/mobile';

/** Only a mobile number can have WhatsApp. @param phone E.164 */
export function isMobile(phone: string): boolean {
  return parse(phone)?.isValid() ?? false;
}
