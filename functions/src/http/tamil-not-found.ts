import { notFound } from '@theni/content/not-found';
import type { RequestHandler } from 'express';

/** Hosting answers within a second, and a visitor waits no longer than for any page. */
const TIMEOUT_MS = 10_000;

/**
 * Answers what is not there under /ta, which Hosting hands on because its own page for that is the
 * English one: with the Tamil page of the live release, as Hosting serves it, and status 404. Where
 * that cannot be had, the visitor reads the same words on a bare page.
 * @param origin of Hosting; without that page it asks here, so the page itself is not asked for again
 */
export function sendTamilNotFound(origin: string): RequestHandler {
  return async function send({ path }, response) {
    const page = path === '/ta/404' ? undefined : await readPage(`${origin}/ta/404`);
    if (page?.policy) response.set('Content-Security-Policy', page.policy);
    response
      .status(404)
      .type('html')
      .send(page?.html ?? BARE_PAGE);
  };
}

/** @returns undefined where Hosting has no such page, or does not answer */
async function readPage(address: string) {
  try {
    const page = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!page.ok) return undefined;
    return { html: await page.text(), policy: page.headers.get('Content-Security-Policy') };
  } catch {
    return undefined;
  }
}

const BARE_PAGE = `<!doctype html>
<html lang="ta-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${notFound.message.ta}</title>
<h1>${notFound.message.ta}</h1>
<p><a href="/ta">முகப்பு</a> · <a href="/" lang="en" hreflang="en">Home</a></p>
</html>
`;
