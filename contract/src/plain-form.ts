import { FORM_SERVICES, GENERAL_PURPOSE, NO_SERVICES } from './limits.ts';

/** A form as a browser without JavaScript sends it, and the pages that it gets for an answer. */
export interface PlainForm {
  /** The body as the site's script would send it; the schema judges it afterwards. */
  read: (fields: unknown) => unknown;
  sentPage: string;
  failedPage: string;
}

/** The contact form: flat, and only ticked boxes. */
export const plainForm: PlainForm = {
  read: readContactForm,
  sentPage: '/contact-us/sent',
  failedPage: '/contact-us/failed',
};

function readContactForm(fields: unknown): unknown {
  const { name, email, message, phone, extra, website, ...boxes } = {
    ...(fields as Record<string, unknown>),
  };
  const noneTicked = Object.keys(FORM_SERVICES).every((service) => !boxes[service]);
  const general = noneTicked ? { construction: GENERAL_PURPOSE } : {};
  return {
    formData: { name, email, message, services: { ...NO_SERVICES, ...boxes, ...general } },
    ...(phone !== undefined && { phone }),
    ...(extra !== undefined && { extra }),
    ...(website !== undefined && { website }),
  };
}
