import type { ContactMessage } from '@theni/contract';
import { FORM_SERVICE_NAMES, GENERAL_PURPOSE } from '@theni/contract/contact-form';
import type { Stamp } from './draft.ts';
import type { MessageOrigin } from './message-origin.ts';

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

function textOf(values: FormData, field: string): string {
  return String(values.get(field) ?? '');
}
