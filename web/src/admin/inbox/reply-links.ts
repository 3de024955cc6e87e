import type { InboxMessage } from '@theni/contract';
import { type Language, TIME_ZONE as timeZone } from '@theni/contract/limits';
import { inboxText } from './inbox-words.ts';

export interface ReplyLinks {
  mail: string;
  /** Only of a visitor who left a number that can be dialled. */
  call?: string;
  whatsapp?: string;
  /** Opens WhatsApp, or else a mail, with the day on which the visitor would like to come. */
  confirm?: string;
}

const text = inboxText.response;

/** One tap each: the mail quotes the message, as a reply does (RFC 3676, 4.5; RFC 6068 for the address). */
export function replyLinks(
  message: InboxMessage,
  companyNames: Record<Language, string>,
): ReplyLinks {
  const { Name, Phone, Language, ComeOn } = message;
  const greeting = text.greeting[Language](Name, companyNames[Language]);
  const mailWith = (words: string) => mailLink(message, companyNames[Language], words);
  const confirmation =
    ComeOn && `${greeting} ${text.confirmation[Language](weekdayText(ComeOn, Language))}`;
  const mail = mailWith(greeting);
  // What could not be read stands as it was typed.
  if (!Phone || !/^\+\d{7,15}$/.test(Phone))
    return { mail, ...(confirmation && { confirm: mailWith(confirmation) }) };
  const chatWith = (words: string) =>
    `https://wa.me/${Phone.slice(1)}?text=${encodeURIComponent(words)}`;
  return {
    mail,
    call: `tel:${Phone}`,
    whatsapp: chatWith(greeting),
    ...(confirmation && { confirm: chatWith(confirmation) }),
  };
}

function mailLink(
  { Email, Message, Language }: InboxMessage,
  company: string,
  words: string,
): string {
  const quote = Message.split(/\r?\n/).map((line) => `> ${line}`);
  const body = encodeURIComponent([words, '', '', ...quote].join('\r\n'));
  const subject = encodeURIComponent(text.subject[Language](company));
  return `mailto:${encodeURIComponent(Email)}?subject=${subject}&body=${body}`;
}

/** Friday 27 November; நவம்பர் 27, வெள்ளி. */
export function weekdayText(day: string, language: Language): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const;
  const words = new Date(day).toLocaleDateString(language === 'ta' ? 'ta-IN' : 'en-IN', parts);
  return language === 'en' ? words.replace(',', '') : words;
}

/** '+919843011111' as India reads it: 98430 11111. */
export function phoneText(phone: string): string {
  return phone.replace(/^\+91(\d{5})(\d{5})$/, '$1 $2');
}
