import { z } from 'zod';

/** Text on one line: a control character in it is a mistake or an attack. */
export const line = (maxLength: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must not contain control characters');

/** The last part of a project's address: `/projects/<slug>`. */
export const projectSlug = z
  .string()
  .min(3)
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters, digits and single dashes');
