import { cp, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { escapeHtml } from '@theni/contract/escape-html';
import { site } from '../../config/chosen.ts';
import { indexedPages } from '../src/content/pages.ts';
import { distFolder } from './bundles.ts';

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
  const entries = indexedPages.map(
    ({ path }) => `  <url><loc>${escapeHtml(site.url + path)}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

function robots(): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${site.url}/sitemap.xml\n`;
}

function manifest() {
  return {
    name: site.name,
    short_name: site.name.split(' ').slice(0, 2).join(' '),
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
