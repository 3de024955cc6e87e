import type { Words } from '@theni/content';
import { fill } from '@theni/content/fill';
import type { ContactMessage } from '@theni/contract';
import { FORM_SERVICE_NAMES, FORM_SERVICES } from '@theni/contract/contact-form';
import { chatLink } from '../contact-links.ts';

/** A link to WhatsApp with the text of the message typed already. */
export function messageChat(
  { name, message, services }: ContactMessage['formData'],
  { company, contact }: Words,
): string {
  const boxes = FORM_SERVICE_NAMES.filter((box) => services[box] === FORM_SERVICES[box]);
  const labels = boxes.map((box) => contact.form.boxes[box]);
  const about = labels.join(', ') || contact.whatsappMessage.generalPurpose;
  const lines = [name && fill(contact.whatsappMessage.intro, { name }), about, message];
  return chatLink(company.whatsapp, shorten(lines.filter(Boolean).join('\n')));
}

/** Servers commonly take addresses of 8,000 characters; a Tamil letter is nine of them. */
const MAX_ADDRESS_LENGTH = 7000;

function shorten(typed: string): string {
  let letters = Array.from(typed);
  while (encodeURIComponent(letters.join('')).length > MAX_ADDRESS_LENGTH) {
    letters = [...letters.slice(0, -100), '…'];
  }
  return letters.join('');
}
