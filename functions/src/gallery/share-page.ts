import type { Item } from '@theni/contract';
import { escapeHtml } from '@theni/contract';
import { previewOf } from './preview-picture.ts';

export interface ShareSite {
  name: string;
  /** Without a slash at the end. */
  url: string;
}

/** A page for the programs that draw link previews; people are led on to the gallery. */
export function sharePage(item: Item, site: ShareSite): string {
  const title = escapeHtml(`${item.Service.trim()}, ${item.Location}`);
  const description = escapeHtml(item.Alt ?? `A project of ${site.name}`);
  const gallery = escapeHtml(`/gallery?item=${item._id}`);
  const address = escapeHtml(`${site.url}/share/${item._id}`);
  return page(
    `${title} · ${escapeHtml(site.name)}`,
    `<meta name="description" content="${description}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escapeHtml(site.name)}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
${previewTags(item, address)}
<meta http-equiv="refresh" content="0; url=${gallery}">`,
    `<h1>${title}</h1>
<p><a href="${gallery}">See it in the gallery</a></p>`,
  );
}

/** For an address that leads to nothing: the text of the site's own page (specification §2). */
export function notFoundPage(site: ShareSite): string {
  return page(
    `Page Not Found · ${escapeHtml(site.name)}`,
    '',
    `<h1>Oops!.. Page Not Found..</h1>
<p><a href="/gallery">See our projects</a></p>`,
  );
}

function page(title: string, head: string, main: string): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="robots" content="noindex">
${head}
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font-family: system-ui, sans-serif; text-align: center; }
main { padding: 1rem; }
</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
}

function previewTags(item: Item, address: string): string {
  const preview = previewOf(item);
  if (!preview) return '<meta name="twitter:card" content="summary">';
  return `<meta property="og:image" content="${address}.jpg">
<meta property="og:image:type" content="image/jpeg">
<meta property="og:image:width" content="${preview.width}">
<meta property="og:image:height" content="${preview.height}">
<meta property="og:image:alt" content="${escapeHtml(item.Alt ?? item.Service)}">
<meta name="twitter:card" content="summary_large_image">`;
}
