import { cp, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { escapeHtml } from '@theni/contract/escape-html';
import { site } from '../../config/chosen.ts';
import { content } from '../../config/content.ts';
import { indexedPages, pages } from '../src/pages.ts';
import { distFolder } from './bundles.ts';
import { alternates } from './document.ts';

const icons = fileURLToPath(new URL('../pictures/icons', import.meta.url));

const iconFiles = [
  'favicon.svg',
  'favicon-32.png',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
];

/** What browsers and search engines look for by name. */
export async function writeSiteFiles(): Promise<void> {
  for (const file of iconFiles) await cp(`${icons}/${file}`, `${distFolder}/${file}`);
  await writeFile(`${distFolder}/sitemap.xml`, sitemap());
  await writeFile(`${distFolder}/robots.txt`, robots());
  await writeFile(`${distFolder}/manifest.webmanifest`, JSON.stringify(manifest(), null, 2));
}

function sitemap(): string {
  const entries = indexedPages.flatMap((name) => entriesOf(pages[name].path));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** One for each language, each with all of them. */
function entriesOf(path: string): string[] {
  const all = alternates(path);
  const links = all.map(
    ({ locale, href }) =>
      `    <xhtml:link rel="alternate" hreflang="${locale}" href="${escapeHtml(href)}"/>`,
  );
  const addresses = new Set(all.map(({ href }) => href));
  return [...addresses].map((address) =>
    ['  <url>', `    <loc>${escapeHtml(address)}</loc>`, ...links, '  </url>'].join('\n'),
  );
}

function robots(): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${site.url}/sitemap.xml\n`;
}

function manifest() {
  return {
    name: content.company.name.en,
    short_name: content.company.name.en.split(' ').slice(0, 2).join(' '),
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    background_color: '#faf4e6',
    theme_color: '#1e3b2c',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
