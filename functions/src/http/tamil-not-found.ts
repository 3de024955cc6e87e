import type { RequestHandler } from 'express';

/**
 * Answers what is not there under /ta, which Hosting hands on because its own page for that is the
 * English one: with the Tamil page of the live release, as Hosting serves it, and status 404.
 * @param origin of Hosting; without that page it asks here, so the page itself is not asked for again
 */
export function sendTamilNotFound(origin: string): RequestHandler {
  return async function send({ path }, response, next) {
    if (path === '/ta/404') return next();
    const page = await fetch(`${origin}/ta/404`);
    if (!page.ok) return next();
    const policy = page.headers.get('Content-Security-Policy');
    if (policy) response.set('Content-Security-Policy', policy);
    response
      .status(404)
      .type('html')
      .send(await page.text());
  };
}
