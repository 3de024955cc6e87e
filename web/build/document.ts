import type { Language } from '@theni/contract/site-map';
import type { DocumentData } from '../src/document-data.ts';
import { GRID_PHOTO_SIZES, itemsAddress } from '../src/gallery/items.ts';
import { documentHead, locales } from '../src/navigation/document-head.ts';
import type { PageContextValue } from '../src/page-context.ts';
import type { PageOfDocument } from './documents.ts';
import { linkPictureOf } from './link-pictures.ts';
import type { SiteBuild } from './site-build.ts';
import { structuredData } from './structured-data.ts';

/** Makes text safe as HTML and within attributes in double quotation marks. */
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
  /** '' in the admin area, which the application alone renders. */
  body: string;
  build: SiteBuild;
}

/**
 * The HTML file of a page. The script that waits stands last and is fetched last: in the head it
 * cost the first paint of Home 200 ms on Lighthouse's phone.
 */
export function renderDocument(options: Options): string {
  const { page, context, body, build } = options;
  const { frame } = context.words;
  const isAdmin = page.name === 'admin';
  const areFontsFirst = fontsComeFirst(page, context.language);
  const fonts = fontPreloads(build.fonts, context.language);
  const keyboard = isAdmin ? ', interactive-widget=resizes-content' : '';
  const failed = escapeHtml(`${frame.loadFailed} ${frame.retry}`);
  const loadFailed = needsApplication(page)
    ? `<p id="load-failed" class="wrap" role="status" hidden>${failed}</p>\n`
    : '';
  const noScript = body ? '' : `<noscript>${escapeHtml(frame.noScript)}</noscript>\n`;
  return `<!doctype html>
<html lang="${locales[context.language].html}" ${dataAttributes(options)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1${keyboard}">
${head(page, context, build.site.url)}
<meta name="theme-color" content="#1e3b2c">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="icon" href="/favicon-32.png" sizes="32x32">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${isAdmin ? '<link rel="manifest" href="/admin.webmanifest">' : ''}
${areFontsFirst ? fonts : ''}
${styles(page, context.language, build)}
${isAdmin ? ADMIN_LOADING : ''}
</head>
<body>
${areFontsFirst ? '' : fonts}
${loadFailed}<div id="root">${body}</div>
${noScript}<script type="module" async fetchpriority="low" src="${build.boot}"></script>
</body>
</html>
`;
}

/** An admin page says that it loads, unless it says that it could not, or needs a script. */
const ADMIN_LOADING = `<style>@media (scripting:enabled){
#load-failed[hidden]+#root:empty::before{display:block;padding:1rem;content:"Loading.."}
}</style>`;

/** Whether the page shows little or nothing without the application, and says so without it. */
function needsApplication({ name }: PageOfDocument): boolean {
  return name === 'admin' || name === 'gallery';
}

function dataAttributes({ page, context, wordsFile, layoutFile, body, build }: Options): string {
  const isAdmin = page.name === 'admin';
  const data: DocumentData = {
    page: page.name,
    scripts: build.pages[page.name].scripts.join(' '),
    words: wordsFile,
    layoutData: layoutFile,
    start: isAdmin ? 'at-once' : undefined,
    browserTooOld: needsApplication(page) ? context.words.frame.browserTooOld : undefined,
    served: body ? '' : undefined,
    ...(page.name === 'gallery' && { firstItems: itemsAddress(''), photoSizes: GRID_PHOTO_SIZES }),
  };
  const attributeOf = (key: string) =>
    `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .map(([key, value = '']) => `${attributeOf(key)}="${escapeHtml(value)}"`)
    .join(' ');
}

/**
 * Chromium paints nothing before fonts that a head preloads. The Tamil font comes with the first
 * paint or not at all (`font-display: optional`), so a page waits for it. A layout's page does not:
 * many open it from a message, it has the most to lay out, and is painted in the phone's own font.
 */
function fontsComeFirst({ name }: PageOfDocument, language: Language): boolean {
  return language === 'ta' && name !== 'layout';
}

/** The first view is painted without the font of the interface, and must not wait for it. */
function fontPreloads(fonts: SiteBuild['fonts'], language: Language): string {
  const preload = (href: string, more = '') =>
    `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin${more}>`;
  return language === 'ta'
    ? preload(fonts.tamil)
    : preload(fonts.headings) + preload(fonts.interface, ' fetchpriority="low"');
}

/**
 * The page's style sheets are inline, because a file of styles would be one more round trip before
 * the first paint. Each has a disabled link, too, which fetches nothing: Vite's loader fetches the
 * sheets of a script again unless a link has them.
 */
function styles({ name }: PageOfDocument, language: Language, build: SiteBuild): string {
  const { text, inline } = build.pages[name].styles;
  const links = inline.map((href) => `<link rel="stylesheet" href="${href}" disabled>`);
  return `<style>${text}${build.typeStyles[language]}</style>\n${links.join('')}`;
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
