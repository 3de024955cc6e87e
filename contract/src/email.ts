import { z } from 'zod';
import { EMAIL_MAX_LENGTH } from './limits.ts';

/**
 * Every address that a browser's own check accepts, but the domain needs a dot. The local part has
 * at most 64 octets (RFC 5321, 4.5.3.1.1). A domain in other letters becomes the one in ASCII that
 * mail servers know it by (RFC 5891).
 */
export const email = z
  .string()
  // A longer one is not looked at further: a pattern may take long over it.
  .max(EMAIL_MAX_LENGTH, { abort: true })
  .overwrite(withAsciiDomain)
  .max(EMAIL_MAX_LENGTH, { abort: true })
  .regex(z.regexes.html5Email, { abort: true })
  .regex(/^[^@]{1,64}@[^@]+\.[^@]+$/, 'must be a complete e-mail address');

/** What is no name of a host in other letters stays as it is. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const isInOtherLetters = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && !/^[a-z\d.-]+$/i.test(domain);
  const host = isInOtherLetters ? hostOf(domain) : undefined;
  // Full-width digits would come out as an IPv4 address.
  return host && !/^[\d.]+$/.test(host) ? address.slice(0, at + 1) + host : address;
}

/** By the URL standard (https://url.spec.whatwg.org/#host-parsing), which has IDNA in it. */
function hostOf(domain: string): string | undefined {
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : undefined;
}
