import { FORM_SERVICE_NAMES, GENERAL_PURPOSE, NO_SERVICES } from './limits.ts';
import { pages, pathIn } from './pages.ts';

/** A form as a browser without JavaScript sends it. */
export interface PlainForm {
  /** The body as the site's script would send it. */
  read: (fields: unknown) => unknown;
  /** Of the language that the form was in, which is one of its fields. */
  sentPage: (fields: unknown) => string;
  failedPage: (fields: unknown) => string;
}

/** The contact form: flat, and only ticked boxes. */
export const plainForm: PlainForm = {
  read: readContactForm,
  sentPage: (fields) => pageOf(fields, pages.messageSent.path),
  failedPage: (fields) => pageOf(fields, pages.messageFailed.path),
};

/** A body that could not be read has no fields; then it is the English one. */
function pageOf(fields: unknown, path: string): string {
  const { language } = { ...(fields as Record<string, unknown>) };
  return pathIn(language === 'ta' ? 'ta' : 'en', path);
}

const OTHER_FIELDS = [
  'phone',
  'language',
  'page',
  'layout',
  'plot',
  'comeOn',
  'campaign',
  'extra',
  'website',
];

function readContactForm(fields: unknown): unknown {
  const { name, email, message, ...rest } = { ...(fields as Record<string, unknown>) };
  const isOther = ([field]: [string, unknown]) => OTHER_FIELDS.includes(field);
  const others = Object.fromEntries(Object.entries(rest).filter(isOther));
  const boxes = Object.fromEntries(Object.entries(rest).filter((field) => !isOther(field)));
  const noneTicked = FORM_SERVICE_NAMES.every((service) => !boxes[service]);
  const general = noneTicked ? { construction: GENERAL_PURPOSE } : {};
  return {
    formData: { name, email, message, services: { ...NO_SERVICES, ...boxes, ...general } },
    ...others,
  };
}
