import type { InboxMessage } from '@theni/contract';
import type { Language } from '@theni/contract/limits';
import { inboxText } from './inbox-words.ts';

export interface ReplyLinks {
  mail: string;
  /** Only of a visitor who left a number that can be dialled. */
  call?: string;
  whatsapp?: string;
}

const text = inboxText.response;

/** One tap each: the mail quotes the message, as a reply does (RFC 3676, 4.5; RFC 6068 for the address). */
export function replyLinks(
  { Name, Email, Phone, Message, Language }: InboxMessage,
  companyNames: Record<Language, string>,
): ReplyLinks {
  const company = companyNames[Language];
  const greeting = text.greeting[Language](Name, company);
  const quote = Message.split(/\r?\n/).map((line) => `> ${line}`);
  const body = [greeting, '', '', ...quote].join('\r\n');
  const subject = text.subject[Language](company);
  const mail = `mailto:${encodeURIComponent(Email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  // What could not be read stands as it was typed.
  if (!Phone || !/^\+\d{7,15}$/.test(Phone)) return { mail };
  const chat = `https://wa.me/${Phone.slice(1)}?text=${encodeURIComponent(greeting)}`;
  return { mail, call: `tel:${Phone}`, whatsapp: chat };
}

/** '+919843011111' as India reads it: 98430 11111. */
export function phoneText(phone: string): string {
  return phone.replace(/^\+91(\d{5})(\d{5})$/, '$1 $2');
}
