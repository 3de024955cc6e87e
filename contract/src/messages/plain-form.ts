import { pages, pathIn } from '../website/site-map.ts';
import { FORM_FIELDS, GENERAL_PURPOSE } from './contact-form.ts';

/** A form as a browser without JavaScript sends it. */
export interface PlainForm {
  /** Makes the body that the site's script would send. */
  read: (fields: unknown) => unknown;
  sentPage: (fields: unknown) => string;
  /** @param paths of what is wrong in the body, or missing */
  failedPage: (fields: unknown, paths: string[]) => string;
}

export const plainForm: PlainForm = {
  read: readContactForm,
  sentPage: (fields) => pathInLanguageOf(fields, pages.messageSent.path),
  failedPage: (fields, paths) =>
    pathInLanguageOf(fields, pages.messageFailed.path) + fragmentOf(fields, paths),
};

/** A body that cannot be read has no fields: its sender gets the English page. */
function pathInLanguageOf(fields: unknown, path: string): string {
  const { language } = { ...(fields as Record<string, unknown>) };
  return pathIn(language === 'ta' ? 'ta' : 'en', path);
}

/** The page has no script, so it shows the one sentence that the fragment names. */
function fragmentOf(fields: unknown, paths: string[]): string {
  const named = paths.map((path) => path.replace('formData.', ''));
  const field = FORM_FIELDS.find((each) => named.includes(each));
  if (!field) return '';
  const { layout } = { ...(fields as Record<string, unknown>) };
  return `#wrong-${layout && field === 'phone' ? 'phoneOrEmail' : field}`;
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
