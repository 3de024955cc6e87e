import type { Words } from '@theni/content';
import { fill } from '@theni/content/text';
import type { ContactMessage } from '@theni/contract';
import {
  EMAIL_MAX_LENGTH,
  FORM_FIELDS,
  FORM_SERVICE_NAMES,
  FORM_SERVICES,
  type FormField,
  GENERAL_PURPOSE,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PHONE_MAX_LENGTH,
  TYPED_PLOT_MAX_LENGTH,
} from '@theni/contract/contact-form';
import { chatLink } from '../ui/contact-links.tsx';
import type { MessageOrigin } from './message-origin.ts';

/** What a message carries besides the values of its form. */
export interface Stamp {
  /**
   * The same for all attempts of one visit, so that a message whose response was lost is not stored
   * twice.
   */
  id: string;
  /** Milliseconds since 1970 on the visitor's clock. */
  startedAt: number;
  sentAt: number;
}

/**
 * The body of `POST /api/email` (specification §3, "Contact message").
 * @param values of a form's fields
 */
export function contactMessage(
  values: FormData,
  stamp: Stamp,
  { page, campaign }: MessageOrigin = {},
): ContactMessage {
  const [layout, plot, comeOn] = ['layout', 'plot', 'comeOn'].map((field) =>
    textOf(values, field).trim(),
  );
  return {
    formData: contactFormData(values),
    phone: textOf(values, 'phone'),
    // Nobody sees this field, so it is filled by programs alone.
    extra: textOf(values, 'extra'),
    language: textOf(values, 'language') === 'ta' ? 'ta' : 'en',
    page: page ?? textOf(values, 'page'),
    ...(layout && { layout }),
    ...(plot && { plot }),
    ...(comeOn && { comeOn }),
    ...(campaign && { campaign }),
    ...stamp,
  };
}

export function contactFormData(values: FormData): ContactMessage['formData'] {
  const services = Object.fromEntries(
    FORM_SERVICE_NAMES.map((name) => [name, textOf(values, name)]),
  ) as ContactMessage['formData']['services'];
  // Specification §3: when no box is ticked, `construction` says that the message is a general one.
  const noneTicked = Object.values(services).every((service) => service === '');
  if (noneTicked) services.construction = GENERAL_PURPOSE;
  return {
    name: textOf(values, 'name'),
    email: textOf(values, 'email'),
    message: textOf(values, 'message'),
    services,
  };
}

/**
 * A link to WhatsApp with the text of the message typed already.
 * @param question names the layout or plot that is asked about, instead of the services
 */
export function messageChat(
  { name, message, services }: ContactMessage['formData'],
  { company, contact }: Words,
  question = '',
): string {
  const boxes = FORM_SERVICE_NAMES.filter((box) => services[box] === FORM_SERVICES[box]);
  const labels = boxes.map((box) => contact.form.boxes[box]);
  const about = question || labels.join(', ') || contact.whatsappMessage.generalPurpose;
  const lines = [name && fill(contact.whatsappMessage.intro, { name }), about];
  // The message is the question, until the visitor writes another.
  if (message !== question) lines.push(message);
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

const MAX_LENGTHS: Partial<Record<FormField, number>> = {
  name: NAME_MAX_LENGTH,
  email: EMAIL_MAX_LENGTH,
  phone: PHONE_MAX_LENGTH,
  plot: TYPED_PLOT_MAX_LENGTH,
  message: MESSAGE_MAX_LENGTH,
};

/**
 * Fields with more than the server takes. They have no `maxlength`, by which a browser cuts off
 * what is pasted, without a word.
 */
export function fieldsTooLong(values: FormData): FormField[] {
  return FORM_FIELDS.filter(
    (name) => textOf(values, name).trim().length > (MAX_LENGTHS[name] ?? Number.POSITIVE_INFINITY),
  );
}

function textOf(values: FormData, field: string): string {
  return String(values.get(field) ?? '');
}
