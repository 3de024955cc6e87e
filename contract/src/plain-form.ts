import { GENERAL_PURPOSE, SERVICE_CHOICES } from '@theni/contract';
import type { Request } from 'express';

/** The contact form as a browser without JavaScript sends it: flat, and only ticked boxes. */
export function isPlainForm(request: Request): boolean {
  return request.is('application/x-www-form-urlencoded') !== false && request.method === 'POST';
}

/** The same message as the enhanced form would send it; the schema judges it afterwards. */
export function fromPlainForm(body: unknown): unknown {
  const { name, email, message, phone, extra, website, ...boxes } = {
    ...(body as Record<string, unknown>),
  };
  const noneTicked = Object.keys(SERVICE_CHOICES).every((service) => !boxes[service]);
  const unticked = Object.fromEntries(Object.keys(SERVICE_CHOICES).map((service) => [service, '']));
  const general = noneTicked ? { construction: GENERAL_PURPOSE } : {};
  return {
    formData: { name, email, message, services: { ...unticked, ...boxes, ...general } },
    ...(phone !== undefined && { phone }),
    ...(extra !== undefined && { extra }),
    ...(website !== undefined && { website }),
  };
}
