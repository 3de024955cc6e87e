import { GENERAL_PURPOSE, type serviceChoices } from '../content/contact.ts';
import type { Stamp } from './draft.ts';
import type { ContactData, Message } from './send-message.ts';

/** What the form says, as `POST /api/email` wants it (specification §3, "Contact message"). */
export function readMessage(form: FormData, stamp: Stamp): Message {
  return {
    formData: readContactData(form),
    phone: textOf(form, 'phone'),
    extra: textOf(form, 'extra'),
    ...stamp,
  };
}

export function readContactData(form: FormData): ContactData {
  const services = {
    construction: textOf(form, 'construction'),
    plans: textOf(form, 'plans'),
    plots: textOf(form, 'plots'),
    others: textOf(form, 'others'),
  } satisfies Record<keyof typeof serviceChoices, string>;
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
