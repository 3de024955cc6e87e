import type { FORM_SERVICES } from '@theni/contract/limits';

/** Specification §2–§5 and §8: labels, values and messages of the contact form, to the letter. */
export const contact = {
  heading: 'Contact us',
  lead: 'Tell us what you are looking for and where. Whoever knows that corner of the district best will call you back.',
  direct: 'Rather talk?',
  form: {
    name: 'Name',
    email: 'Email',
    message: 'Message',
    messagePlaceholder: 'Say Hi',
    services: 'Which service do you need?',
    optional: '(optional)',
    phone: 'Phone',
    phoneHint: 'Optional: with a number we can call you back.',
    /** For programs only: people do not see this field, and no autofill knows these words. */
    trap: 'Leave this empty',
    submit: 'Send message',
    sending: 'Sending..',
  },
  sent: 'your message received..',
  failed: 'your message cannot send, please contact other way..',
  /** Next to a field that the server finds wrong and the browser let pass. */
  wrong: {
    name: 'Please enter your name.',
    email: 'Please enter your complete e-mail address.',
    phone: 'Please enter a telephone number, or leave this empty.',
    message: 'Please write your message in at most 5,000 letters.',
  },
  otherWays: {
    kept: 'Your text is still here: try again, or send it another way.',
    lead: 'Your text is still on the page before this one. Or reach us another way:',
    whatsapp: 'Send by WhatsApp',
    call: 'Call',
  },
  privacy: {
    line: (company: string) =>
      `${company} uses what you write here to answer you, and for nothing else.`,
    link: 'How we treat your data',
  },
};

/** The checkbox texts are the values that are sent, so they stand in the contract; the keys are the names of the fields. */
export { FORM_SERVICES, GENERAL_PURPOSE } from '@theni/contract/limits';

/** Specification §9. */
export const BANNER_MS = 5000;

/** What WhatsApp has typed already when the form could not send a visitor's message. */
export function whatsappMessage({
  name,
  message,
  services,
}: {
  name: string;
  message: string;
  services: Record<keyof typeof FORM_SERVICES, string>;
}): string {
  return [`I am ${name}.`, Object.values(services).filter(Boolean).join(', '), message]
    .filter(Boolean)
    .join('\n');
}
