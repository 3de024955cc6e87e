import type { Lead } from '@theni/contract';
import type { Language } from '@theni/contract/limits';
import { isMobile } from '@theni/contract/mobile-phone';
import { leadsText } from './leads-words.ts';

type CompanyNames = Record<Language, string>;

/** A number that cannot be dialled is not called, and a landline has no WhatsApp. */
export function replyLinks(
  lead: Lead,
  companyNames: CompanyNames,
): { call?: string; whatsapp?: string } {
  const { Phone } = lead;
  // What could not be read stands as it was typed.
  if (!Phone || !/^\+\d{7,15}$/.test(Phone)) return {};
  const call = `tel:${Phone}`;
  if (!isMobile(Phone)) return { call };
  const text = encodeURIComponent(greetingOf(lead, companyNames));
  return { call, whatsapp: `https://wa.me/${Phone.slice(1)}?text=${text}` };
}

/** Mail programs and browsers cut longer ones off. */
const MAIL_LINK_MAX = 2000;

/** It quotes the message, as a reply does (RFC 3676, 4.5), as far as there is room. */
export function mailLink(lead: Lead, companyNames: CompanyNames): string {
  const { Email, Message, Language } = lead;
  const subject = leadsText.reply.subject[Language](companyNames[Language]);
  const quotation = Message.split(/\r?\n/).map((line) => `> ${line}`);
  const body = [greetingOf(lead, companyNames), '', '', ...quotation].join('\r\n');
  let link = `mailto:${encodeURIComponent(Email)}?subject=${encodeURIComponent(subject)}&body=`;
  for (const letter of body) {
    const longer = link + encodeURIComponent(letter);
    if (longer.length >= MAIL_LINK_MAX) break;
    link = longer;
  }
  return link;
}

function greetingOf({ Name, Language }: Lead, companyNames: CompanyNames): string {
  return leadsText.reply.greeting[Language](Name, companyNames[Language]);
}

/** '+919843011111' as India reads it: 98430 11111. */
export function phoneText(phone: string): string {
  return phone.replace(/^\+91(\d{5})(\d{5})$/, '$1 $2');
}
