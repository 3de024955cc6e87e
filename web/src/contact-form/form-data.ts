import type { ContactMessage } from '@theni/contract';
import { FORM_SERVICE_NAMES, GENERAL_PURPOSE } from '@theni/contract/limits';
import type { Stamp } from './draft.ts';
import type { MessageOrigin } from './message-origin.ts';

/** What the form says, as `POST /api/email` wants it (specification §3, "Contact message"). */
export function readMessage(
  form: FormData,
  stamp: Stamp,
  { page, campaign }: MessageOrigin = {},
): ContactMessage {
  const [layout, plot, comeOn] = ['layout', 'plot', 'comeOn'].map((field) =>
    textOf(form, field).trim(),
  );
  return {
    formData: readContactData(form),
    phone: textOf(form, 'phone'),
    extra: textOf(form, 'extra'),
    language: textOf(form, 'language') === 'ta' ? 'ta' : 'en',
    page: page ?? textOf(form, 'page'),
    ...(layout && { layout }),
    ...(plot && { plot }),
    ...(comeOn && { comeOn }),
    ...(campaign && { campaign }),
    ...stamp,
  };
}

export function readContactData(form: FormData): ContactMessage['formData'] {
  const services = Object.fromEntries(
    FORM_SERVICE_NAMES.map((name) => [name, textOf(form, name)]),
  ) as ContactMessage['formData']['services'];
  const noneTicked = Object.values(services).every((service) => service === '');
  if (noneTicked) services.construction = GENERAL_PURPOSE;
  return {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    message: textOf(form, 'message'),
    services,
  };
}

function textOf(form: FormData, field: string): string {
  return String(form.get(field) ?? '');
}
