import type { Item } from '@theni/contract';
import { escapeHtml } from '../escape-html.ts';

export interface ShareSite {
  name: string;
  /** Without a slash at the end. */
  url: string;
}

/** WhatsApp shows no preview picture of more than some 600 KB; a variant of this width has a tenth. */
const PREVIEW_MAX_WIDTH = 960;

/** A page for the programs that draw link previews; people are led on to the gallery. */
export function sharePage(item: Item, site: ShareSite): string {
  const title = escapeHtml(`${item.Service.trim()}, ${item.Location}`);
  const description = escapeHtml(item.Alt ?? `A project of ${site.name}`);
  const gallery = escapeHtml(`/gallery?item=${item._id}`);
  const address = escapeHtml(`${site.url}/share/${item._id}`);
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${escapeHtml(site.name)}</title>
<meta name="description" content="${description}">
<meta name="robots" content="noindex">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escapeHtml(site.name)}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
${previewTags(item)}
<meta http-equiv="refresh" content="0; url=${gallery}">
${STYLE}
</head>
<body>
<main>
<h1>${title}</h1>
<p><a href="${gallery}">See it in the gallery</a></p>
</main>
</body>
</html>
`;
}

/** For an address that leads to nothing: the text of the site's own page (specification §2). */
export function notFoundPage(site: ShareSite): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page Not Found · ${escapeHtml(site.name)}</title>
<meta name="robots" content="noindex">
${STYLE}
</head>
<body>
<main>
<h1>Oops!.. Page Not Found..</h1>
<p><a href="/gallery">See our projects</a></p>
</main>
</body>
</html>
`;
}

function previewTags({ Variants, Width, Height, Service, Alt }: Item): string {
  const picture = Variants.findLast((variant) => variant.Width <= PREVIEW_MAX_WIDTH);
  if (!picture) return '<meta name="twitter:card" content="summary">';
  const height = Math.max(1, Math.round((picture.Width * Height) / Width));
  return `<meta property="og:image" content="${escapeHtml(picture.Url)}">
<meta property="og:image:type" content="image/webp">
<meta property="og:image:width" content="${picture.Width}">
<meta property="og:image:height" content="${height}">
<meta property="og:image:alt" content="${escapeHtml(Alt ?? Service)}">
<meta name="twitter:card" content="summary_large_image">`;
}

const STYLE = `<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font-family: system-ui, sans-serif; text-align: center; }
main { padding: 1rem; }
</style>`;
