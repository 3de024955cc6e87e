import type { RequestHandler } from 'express';
import { HttpProblem } from './problem.ts';

/** Every site may send these, because they change nothing that a visitor or the owner asks for. */
const READS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses with 403 what a page of another site sends in the name of its visitors. Browsers say so
 * (https://www.w3.org/TR/fetch-metadata/); those before 2020, and programs, say nothing and pass.
 * @param allowedOrigins of sites that may send
 */
export function refuseOtherSites(allowedOrigins: string[]): RequestHandler {
  return function refuse(request, _response, next) {
    const { 'sec-fetch-site': from, origin = '' } = request.headers;
    const isOther = from === 'cross-site' && !allowedOrigins.includes(origin);
    if (isOther && !READS.includes(request.method))
      throw new HttpProblem(
        403,
        'Please write to us on our own site, by telephone or by WhatsApp.',
      );
    next();
  };
}
