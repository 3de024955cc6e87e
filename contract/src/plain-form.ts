import { GENERAL_PURPOSE } from './limits.ts';
import { pages, pathIn } from './pages.ts';

/** A form as a browser without JavaScript sends it. */
export interface PlainForm {
  /** The body as the site's script would send it. */
  read: (fields: unknown) => unknown;
  /** Of the language that the form was in, which is one of its fields. */
  sentPage: (fields: unknown) => string;
  failedPage: (fields: unknown) => string;
}

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

function readContactForm(fields: unknown): unknown {
  const body = { ...(fields as Record<string, unknown>) };
  const { name, email, message, plots = '', plans = '', others = '', ...rest } = body;
  const general = plots || plans || others ? '' : GENERAL_PURPOSE;
  const { construction = general, ...more } = rest;
  return {
    formData: { name, email, message, services: { construction, plans, plots, others } },
    ...more,
  };
}
