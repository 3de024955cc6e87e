import type { Words } from '@theni/content';
import { fill } from '@theni/content/text';
import { usePageWords } from './current-page.ts';
import { useWords } from './page-context.ts';

type Company = Words['company'];

/** `tel:` wants no spaces (RFC 3966). */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/**
 * Opens WhatsApp with this text typed already. Its click-to-chat address takes digits only, without
 * the plus; without a number the visitor chooses whom to write to. Letters stay as they are, and the
 * browser encodes them: a Tamil one would weigh nine bytes in each page.
 */
export function chatLink(phone: string, text: string): string {
  const encoded = text.replace(/[^\p{L}\p{M}\p{N}]+/gu, encodeURIComponent);
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encoded}`;
}

export function directionsLink({ latitude, longitude }: Company['geo']): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}

/** The first of the owner's numbers is the one that every "call" button dials. */
export function mainPhone({ phones, whatsapp }: Company): string {
  return phones[0] ?? whatsapp;
}

/**
 * @returns what makes a WhatsApp link, whose greeting names the open page, or what it is `about`
 */
export function useChatLink() {
  const { frame, company } = useWords();
  const { name } = usePageWords();
  return (phone: string, about = name) =>
    chatLink(phone, fill(frame.whatsappGreeting, { company: company.name, page: about }));
}
