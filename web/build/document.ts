import { escapeHtml } from '@theni/contract/escape-html';
import { site } from '../../config/chosen.ts';
import { isAdminPath, type Page, pages } from '../src/content/pages.ts';
import { firstItemsAddress } from '../src/gallery/item-requests.ts';
import { bootScript } from './boot-script.ts';
import type { ClientBundle } from './bundles.ts';
import { openGraphAddress, openGraphSize } from './open-graph-images.ts';
import { pageChunks, stylesOf } from './page-chunks.ts';
import { structuredData } from './structured-data.ts';

/** React and what hangs on it wait until the page has settled; the gallery is empty without it, so it waits less. */
const settledMs = 2000;
const galleryMs = 200;

interface Options {
  page: Page;
  body: string;
  client: ClientBundle;
}

export function document({ page, body, client }: Options): string {
  const chunks = pageChunks(client, page);
  const styles = stylesOf(client, chunks);
  const addresses = chunks
    .map(({ fileName }) => `/${fileName}`)
    .filter((address) => address !== client.entry)
    .join(' ');
  return `<!doctype html>
<html lang="en-IN" data-entry="${client.entry}" data-chunks="${addresses}" data-wait="${waitMs(page)}"${list(page)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head(page)}
<meta name="theme-color" content="#1e3b2c">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="icon" href="/favicon-32.png" sizes="32x32">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="preload" href="${client.headingFont}" as="font" type="font/woff2" crossorigin>
<style>${styles.text}</style>
${styles.addresses.map(inlined).join('')}
</head>
<body>
<div id="root">${body}</div>
${body ? '' : '<noscript>This page needs JavaScript.</noscript>\n'}<script>${bootScript}</script>
</body>
</html>
`;
}

/** For Vite's loader, which fetches a page's styles before its script unless a link has them. This link fetches nothing. */
function inlined(address: string): string {
  return `<link rel="stylesheet" href="${address}" disabled>`;
}

/** The gallery's list comes along with the page, not after its script. */
function list(page: Page): string {
  return page === pages.gallery ? ` data-list="${firstItemsAddress}"` : '';
}

function waitMs(page: Page): number {
  if (isAdminPath(page.path)) return 0;
  return page === pages.gallery ? galleryMs : settledMs;
}

function head(page: Page): string {
  const address = site.url + page.path;
  const title = escapeHtml(page.title);
  const description = escapeHtml(page.description);
  const described = `<title>${title}</title>
<meta name="description" content="${description}">`;
  if (page.indexed === false) return `${described}\n<meta name="robots" content="noindex">`;
  return `${described}
<link rel="canonical" href="${address}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escapeHtml(site.name)}">
<meta property="og:locale" content="en_IN">
<meta property="og:url" content="${address}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:image" content="${site.url}${openGraphAddress(page.path)}">
<meta property="og:image:width" content="${openGraphSize.width}">
<meta property="og:image:height" content="${openGraphSize.height}">
<meta name="twitter:card" content="summary_large_image">
<script type="application/ld+json">${structuredData(page)}</script>`;
}
