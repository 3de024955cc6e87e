import { FORM_FIELDS, GENERAL_PURPOSE } from './limits.ts';
import { pages, pathIn } from './pages.ts';

/** A form as a browser without JavaScript sends it. */
export interface PlainForm {
  /** The body as the site's script would send it. */
  read: (fields: unknown) => unknown;
  /** It is in the language of the form, which is one of its fields. */
  sentPage: (fields: unknown) => string;
  /** @param wrong the paths of what the body lacks */
  failedPage: (fields: unknown, wrong: string[]) => string;
}

export const plainForm: PlainForm = {
  read: readContactForm,
  sentPage: (fields) => pathInLanguageOf(fields, pages.messageSent.path),
  failedPage: (fields, wrong) =>
    pathInLanguageOf(fields, pages.messageFailed.path) + fragmentOf(fields, wrong),
};

/** A body that could not be read has no fields; then it is the English one. */
function pathInLanguageOf(fields: unknown, path: string): string {
  const { language } = { ...(fields as Record<string, unknown>) };
  return pathIn(language === 'ta' ? 'ta' : 'en', path);
}

/** The page says what the fragment names, and can say one thing: it has no script. */
function fragmentOf(fields: unknown, wrong: string[]): string {
  const named = wrong.map((path) => path.replace('formData.', ''));
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
