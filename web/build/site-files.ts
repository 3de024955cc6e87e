import type { Content } from '@theni/content';
import type { PublishedLayout } from '@theni/contract';
import { pages } from '@theni/contract/site-map';
import { alternates } from '../src/navigation/document-head.ts';
import { indexedPages, layoutPath } from '../src/page-addresses.ts';
import { escapeHtml } from './document.ts';

/** The files that browsers and search engines look for by name. */
export function siteFiles(
  content: Content,
  layouts: PublishedLayout[],
  origin: string,
): [address: string, text: string][] {
  return [
    ['/sitemap.xml', sitemap(layouts, origin)],
    ['/robots.txt', robots(origin)],
    adminManifest(content),
  ];
}

/** The admin area is an app of its own on the owner's phone, and starts with the leads. */
export function adminManifest({ company }: Content): [address: string, text: string] {
  const app = {
    id: '/admin',
    name: `${company.name.en} · Leads`,
    short_name: 'Leads',
    start_url: '/admin/dashboard',
    scope: '/admin',
    display: 'standalone',
    lang: 'en-IN',
    background_color: '#faf4e6',
    theme_color: '#1e3b2c',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return ['/admin.webmanifest', JSON.stringify(app, null, 2)];
}

function sitemap(layouts: PublishedLayout[], origin: string): string {
  const paths = [
    ...indexedPages.map((name) => pages[name].path),
    ...layouts.map(({ slug }) => layoutPath(slug)),
  ];
  const entries = paths.flatMap((path) => entriesOf(origin, path));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
  xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** One entry for each language; each entry names the page in all languages. */
function entriesOf(origin: string, path: string): string[] {
  const all = alternates(origin, path);
  const links = all.map(
    ({ locale, href }) =>
      `    <xhtml:link rel="alternate" hreflang="${locale}" href="${escapeHtml(href)}"/>`,
  );
  const addresses = new Set(all.map(({ href }) => href));
  return [...addresses].map((address) =>
    ['  <url>', `    <loc>${escapeHtml(address)}</loc>`, ...links, '  </url>'].join('\n'),
  );
}

/** Search engines run the pages, so they may ask for what a page itself asks for. */
function robots(origin: string): string {
  const allowed = ['/', '/api/file', '/api/layouts/*/plots'].map((path) => `Allow: ${path}\n`);
  return `User-agent: *\n${allowed.join('')}Disallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
