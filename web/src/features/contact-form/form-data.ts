import { GENERAL_PURPOSE, type serviceChoices } from '../../content/contact.ts';
import type { FormData as Message } from '../../lib/api.ts';

/** What the form says, as `POST /api/email` wants it (specification §3, "Contact message"). */
export function readMessage(form: FormData): Message {
  const text = (field: string) => String(form.get(field) ?? '');
  const services = {
    construction: text('construction'),
    plans: text('plans'),
    plots: text('plots'),
    others: text('others'),
  } satisfies Record<keyof typeof serviceChoices, string>;
  const noneTicked = Object.values(services).every((service) => service === '');
  if (noneTicked) services.construction = GENERAL_PURPOSE;
  return { name: text('name'), email: text('email'), message: text('message'), services };
}
