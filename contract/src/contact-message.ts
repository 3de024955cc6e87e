import { z } from 'zod';
import {
  EMAIL_MAX_LENGTH,
  GENERAL_PURPOSE,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  SERVICE_CHOICES,
} from './limits.ts';
import { line } from './text.ts';

/** RFC 5322's domain may have one label only; mail from the internet never does. */
const email = z.email().max(EMAIL_MAX_LENGTH);

/** Several lines of text: of all control characters only tab and line breaks make sense in it. */
const text = (maxLength: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u, 'must not contain control characters');

const services = z.strictObject({
  construction: z.enum(['', SERVICE_CHOICES.construction, GENERAL_PURPOSE]),
  plans: z.enum(['', SERVICE_CHOICES.plans]),
  plots: z.enum(['', SERVICE_CHOICES.plots]),
  others: z.enum(['', SERVICE_CHOICES.others]),
});

/** `POST /api/email` as the site's own form sends it. */
export const contactMessage = z.strictObject({
  formData: z.strictObject({
    name: line(NAME_MAX_LENGTH),
    email,
    message: text(MESSAGE_MAX_LENGTH),
    services,
  }),
  /** Made by the form: the same message sent again is one message. */
  id: z.uuid({ version: 'v4' }).lowercase().exactOptional(),
});
export type ContactMessage = z.infer<typeof contactMessage>;
