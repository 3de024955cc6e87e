import type { Lead } from '@theni/contract';
import { isMobile } from '@theni/contract/mobile-phone';
import type { Language } from '@theni/contract/site-map';
import { chatLink, telephoneLink } from '../../ui/contact-links.tsx';

type CompanyNames = Record<Language, string>;

const SUBJECTS: Record<Language, (company: string) => string> = {
  en: (company) => `Your message to ${company}`,
  ta: (company) => `${company}: உங்கள் செய்தி`,
};

const GREETINGS: Record<Language, (name: string, company: string) => string> = {
  en: (name, company) => `Hello ${name}, thank you for your message to ${company}.`,
  ta: (name, company) => `வணக்கம் ${name}, ${company} நிறுவனத்தைத் தொடர்பு கொண்டதற்கு நன்றி.`,
};

/** None for a number that cannot be dialled. A landline has no WhatsApp. */
export function replyLinks(
  lead: Lead,
  companyNames: CompanyNames,
): { telephone?: string; whatsapp?: string } {
  const { phone } = lead;
  // A number that the server could not read is stored as the visitor typed it.
  if (!phone || !/^\+\d{7,15}$/.test(phone)) return {};
  const telephone = telephoneLink(phone);
  if (!isMobile(phone)) return { telephone };
  return { telephone, whatsapp: chatLink(phone, greetingOf(lead, companyNames)) };
}

export function mailLink(lead: Lead & { email: string }, companyNames: CompanyNames): string {
  const { email, language } = lead;
  const subject = encodeURIComponent(SUBJECTS[language](companyNames[language]));
  const body = encodeURIComponent(greetingOf(lead, companyNames));
  return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${body}`;
}

function greetingOf({ name, language }: Lead, companyNames: CompanyNames): string {
  return GREETINGS[language](name, companyNames[language]);
}

/** '+919843011111' as India reads it: 98430 11111. */
export function phoneText(phone: string): string {
  return phone.replace(/^\+91(\d{5})(\d{5})$/, '$1 $2');
}
