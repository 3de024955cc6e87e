import type { Language } from '@theni/contract/limits';
import { documentHead, locales } from '../src/navigation/document-head.ts';
import { STYLES_BELOW } from '../src/ui/deferred-styles.tsx';
import type { PageContextValue } from '../src/words/words.ts';
import { linkPictureOf } from './link-pictures.ts';
import type { PageOfDocument } from './pages.ts';
import type { SiteBuild } from './site-build.ts';
import { structuredData } from './structured-data.ts';

/**
 * React and what hangs on it wait until the page has settled; the gallery is empty without it, so
 * it waits less.
 */
const SETTLED_MS = 2000;
const GALLERY_MS = 200;

/** For text and for attributes in double quotation marks. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

interface Options {
  page: PageOfDocument;
  context: PageContextValue;
  /** Where the words of the page's language are. */
  wordsFile: string;
  /** Where the data of a layout's page are. */
  layoutFile?: string;
  body: string;
  build: SiteBuild;
}

export function document({ page, context, wordsFile, layoutFile, body, build }: Options): string {
  const { chunks, styles } = build.pages[page.name];
  const preloads = fonts(build.fonts, context.language);
  const isWhole = !body.includes(STYLES_BELOW);
  // Chromium paints nothing before fonts that a head preloads: a first screen that can be painted
  // alone need not wait for those that are exchanged. The Tamil face is there from the start or
  // never; a layout's page, which many open from a message and which has the most to lay out, is
  // painted in the phone's own and fetches ours for the pages after it.
  const isHeld = isWhole || (context.language === 'ta' && page.name !== 'layout');
  const inHead = isWhole ? [styles.first, styles.below] : [styles.first];
  const links = styles.below.addresses.map((href) => `<link rel="stylesheet" href="${href}">`);
  const { noScript: message, tooOld } = context.words.frame;
  const isAdmin = page.name === 'admin';
  const data = [
    ...(isAdmin ? [] : ['data-late']),
    `data-entry="${build.entry}" data-chunks="${chunks.join(' ')}"`,
    `data-words="${wordsFile}" data-wait="${waitMs(page)}"`,
    ...(isAdmin ? [`data-too-old="${escapeHtml(tooOld)}"`] : []),
    ...(layoutFile ? [`data-layout="${layoutFile}"`] : []),
  ].join(' ');
  const keyboard = isAdmin ? ', interactive-widget=resizes-content' : '';
  const viewport = `width=device-width, initial-scale=1${keyboard}`;
  const noScript = body ? '' : `<noscript>${escapeHtml(message)}</noscript>\n`;
  return `<!doctype html>
<html lang="${locales[context.language].html}" ${data}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="${viewport}">
${head(page, context, build.site.url)}
<meta name="theme-color" content="#1e3b2c">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="icon" href="/favicon-32.png" sizes="32x32">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/${isAdmin ? 'admin' : 'manifest'}.webmanifest">
${isHeld ? preloads : ''}
<style>${inHead.map(({ text }) => text).join('')}${build.typeStyles[context.language]}</style>
${inHead
  .flatMap(({ addresses }) => addresses)
  .map(inlined)
  .join('')}
</head>
<body>
${isHeld ? '' : preloads}
<div id="root">${body.replace(STYLES_BELOW, links.join(''))}</div>
${noScript}<script>${inlineScript(page, build)}</script>
</body>
</html>
`;
}

/** The first view is painted without the interface's face, and must not wait for it. */
function fonts({ headings, interface: labels, tamil }: SiteBuild['fonts'], language: Language) {
  const preload = (href: string, more = '') =>
    `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin${more}>`;
  return language === 'ta'
    ? preload(tamil)
    : preload(headings) + preload(labels, ' fetchpriority="low"');
}

/**
 * For Vite's loader, which fetches a page's styles before its script unless a link has them. This
 * link fetches nothing.
 */
function inlined(address: string): string {
  return `<link rel="stylesheet" href="${address}" disabled>`;
}

/** The gallery's list comes along with the page, not after its script. */
function inlineScript({ name }: PageOfDocument, { inlineScripts }: SiteBuild): string {
  const { boot, gallery } = inlineScripts;
  return name === 'gallery' ? `${gallery}</script><script>${boot}` : boot;
}

function waitMs({ name }: PageOfDocument): number {
  if (name === 'admin') return 0;
  return name === 'gallery' ? GALLERY_MS : SETTLED_MS;
}

function head(page: PageOfDocument, context: PageContextValue, origin: string): string {
  const { language, words } = context;
  const { links, ...said } = documentHead(context, page.name, origin);
  const title = escapeHtml(said.title);
  const description = escapeHtml(said.description);
  const described = `<title>${title}</title>
<meta name="description" content="${description}">`;
  if (!links) return `${described}\n<meta name="robots" content="noindex">`;
  const other = language === 'en' ? 'ta' : 'en';
  const picture = linkPictureOf(page, origin);
  const data = structuredData(page, context, locales[language].html, origin);
  return `${described}
<link rel="canonical" href="${links.canonical}">
${links.alternates
  .map(({ locale, href }) => `<link rel="alternate" hreflang="${locale}" href="${href}">`)
  .join('\n')}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escapeHtml(words.company.name)}">
<meta property="og:locale" content="${locales[language].openGraph}">
<meta property="og:locale:alternate" content="${locales[other].openGraph}">
<meta property="og:url" content="${links.canonical}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:image" content="${picture.address}">
<meta property="og:image:width" content="${picture.width}">
<meta property="og:image:height" content="${picture.height}">
<meta name="twitter:card" content="summary_large_image">
<script type="application/ld+json">${data}</script>`;
}
