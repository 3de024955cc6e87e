import parse from 'libphonenumber-js/mobile';

/** Whether it may have WhatsApp; a landline has none. @param phone E.164 */
export function isMobile(phone: string): boolean {
  return parse(phone)?.isValid() ?? false;
}
