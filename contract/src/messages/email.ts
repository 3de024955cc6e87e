import { z } from 'zod';
import { urlOf } from '../values/text.ts';
import { EMAIL_MAX_LENGTH } from './contact-form.ts';

/**
 * Takes every address that a browser's own check accepts and whose domain has a dot. The local part
 * has at most 64 octets (RFC 5321, 4.5.3.1.1). Mail servers know a domain in other letters by its
 * form in ASCII (RFC 5891).
 */
export const email = z
  .string()
  // A pattern may take very long over a longer text.
  .max(EMAIL_MAX_LENGTH, { abort: true })
  .overwrite(withAsciiDomain)
  .max(EMAIL_MAX_LENGTH, { abort: true })
  .regex(z.regexes.html5Email, { abort: true })
  .regex(/^[^@]{1,64}@[^@]+\.[^@]+$/, 'must be a complete e-mail address');

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const isInOtherLetters = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && !/^[a-z\d.-]+$/i.test(domain);
  const host = isInOtherLetters ? hostOf(domain) : undefined;
  // Full-width digits would become an IPv4 address.
  return host && !/^[\d.]+$/.test(host) ? address.slice(0, at + 1) + host : address;
}

/** The URL standard includes IDNA: https://url.spec.whatwg.org/#host-parsing. */
function hostOf(domain: string): string | undefined {
  return urlOf(`http://${domain}`)?.hostname;
}
