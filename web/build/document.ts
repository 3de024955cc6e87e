import { site } from '../../config/chosen.ts';
import { firstFilesAddress } from '../src/api.ts';
import type { SiteRoute } from '../src/routes.tsx';
import { bootScript } from './boot-script.ts';
import type { ClientBundle } from './bundles.ts';
import { cardAddress, cardSize } from './cards.ts';
import { pageChunks } from './page-chunks.ts';
import { structuredData } from './structured-data.ts';

/** React and what hangs on it wait until the page has settled; the gallery is empty without it, so it waits less. */
const settledMs = 2000;
const galleryMs = 200;

interface Options {
  route: SiteRoute;
  body: string;
  client: ClientBundle;
}

export function document({ route, body, client }: Options): string {
  const chunks = pageChunks(client, route.text.path)
    .map(({ fileName }) => `/${fileName}`)
    .filter((address) => address !== client.entry)
    .join(' ');
  return `<!doctype html>
<html lang="en-IN" data-entry="${client.entry}" data-chunks="${chunks}" data-wait="${waitMs(route)}"${list(route)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head(route)}
<meta name="theme-color" content="#1e3b2c">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="icon" href="/favicon-32.png" sizes="32x32">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="preload" href="${client.headingFont}" as="font" type="font/woff2" crossorigin>
<style>${client.style.text}</style>
${/* The same sheet as above: a disabled link is not fetched, and Vite takes it for loaded. */ ''}<link rel="stylesheet" href="${client.style.address}" disabled>
</head>
<body>
<div id="root">${body}</div>
${route.prerendered ? '' : '<noscript>This page needs JavaScript.</noscript>\n'}<script>${bootScript}</script>
</body>
</html>
`;
}

/** The gallery's list comes along with the page, not after its script. */
function list({ text }: SiteRoute): string {
  return text.path === '/gallery' ? ` data-list="${firstFilesAddress}"` : '';
}

function waitMs(route: SiteRoute): number {
  if (!route.prerendered) return 0;
  return route.text.path === '/gallery' ? galleryMs : settledMs;
}

function head({ text, indexed }: SiteRoute): string {
  const address = site.url + text.path;
  const title = escapeHtml(text.title);
  const description = escapeHtml(text.description);
  const described = `<title>${title}</title>
<meta name="description" content="${description}">`;
  if (!indexed) return `${described}\n<meta name="robots" content="noindex">`;
  return `${described}
<link rel="canonical" href="${address}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escapeHtml(site.name)}">
<meta property="og:locale" content="en_IN">
<meta property="og:url" content="${address}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:image" content="${site.url}${cardAddress(text.path)}">
<meta property="og:image:width" content="${cardSize.width}">
<meta property="og:image:height" content="${cardSize.height}">
<meta name="twitter:card" content="summary_large_image">
<script type="application/ld+json">${structuredData(text)}</script>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
