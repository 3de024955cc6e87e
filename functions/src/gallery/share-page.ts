import type { Content } from '@theni/content';
import { fill } from '@theni/content/fill';
import { placeIn } from '@theni/content/places';
import type { Text } from '@theni/content/text';
import { townsIn } from '@theni/content/towns';
import { AUTHORITY_ADDRESS, escapeHtml, type Item, type Layout } from '@theni/contract';
import type { Language } from '@theni/contract/limits';
import { pages, pathIn } from '@theni/contract/pages';
import { previewOf } from './preview-picture.ts';

export interface ShareSite {
  /** Without a slash at the end. */
  url: string;
  content: Content;
}

/** What is said of the layout that an item belongs to. */
type ShownLayout = Pick<Layout, 'name' | 'registration' | 'promoter'>;

const TOWNS = { en: townsIn('en'), ta: townsIn('ta') };

/**
 * A page for the programs that draw link previews, in both languages; people are led on to the gallery.
 * @param layout the published one that the item belongs to
 * @param language of that gallery
 */
export function sharePage(
  item: Item,
  { url, content }: ShareSite,
  project?: ShownLayout,
  language: Language = 'en',
): string {
  const { company, serviceNames, share } = content;
  const service = serviceNames[item.Service];
  const title = bothLanguages((language) => {
    const place = placeIn(TOWNS[language], item.Location);
    return `${project?.name[language] ?? service[language]}, ${place}`;
  });
  // Once is enough, and where no messenger cuts it off.
  if (project?.registration.number) title.en += `, ${project.registration.number}`;
  const defaultDescription = bothLanguages((language) =>
    fill(share.project[language], { company: company.name[language] }),
  );
  const papers = project && papersOf(project, share);
  const description = [
    // First, because messengers cut a description off.
    ...(papers ? [asText(papers)] : []),
    item.Alt ? escapeHtml(item.Alt) : asText(defaultDescription),
  ].join(' · ');
  const address = escapeHtml(`${url}/share/${item._id}`);
  const query = language === 'ta' ? '?lang=ta' : '';
  const siteName = escapeHtml(company.name.en);
  return page(
    `${asText(title)} · ${siteName}`,
    `<meta name="description" content="${description}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${siteName}">
<meta property="og:title" content="${asText(title)}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}${query}">
${previewTags(item, address, asText(service))}
<meta http-equiv="refresh" content="0; url=${galleryIn(language, item._id)}">`,
    `<h1>${asMarkup(title)}</h1>
${papers ? `<p>${asMarkup(papers)}</p>\n` : ''}<p>${links(share.seeInGallery, item._id)}</p>`,
  );
}

function papersOf({ name, registration, promoter }: ShownLayout, share: Content['share']): Text {
  const { number, exemption, reason } = registration;
  return bothLanguages((language) => {
    const values = {
      project: name[language],
      authority: AUTHORITY_ADDRESS,
      promoter: promoter.name[language],
      address: promoter.address[language].replace(/\.$/, ''),
    };
    return exemption === ''
      ? fill(share.registration[language], { ...values, number })
      : fill(share.exemption[language], {
          ...values,
          reason: reason[language].replace(/\.$/, ''),
        });
  });
}

/** For an address that leads to nothing: the text of the site's own page (specification §2). */
export function notFoundPage({ content: { company, notFound, share } }: ShareSite): string {
  return page(
    `${asText(share.notFoundTitle)} · ${escapeHtml(company.name.en)}`,
    '',
    `<h1>${asMarkup(notFound.message)}</h1>
<p>${links(share.seeProjects)}</p>`,
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
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font-family: system-ui, sans-serif; line-height: 1.7; text-align: center; }
main { padding: 1rem; }
h1 { line-height: 1.4; }
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

function previewTags(item: Item, address: string, service: string): string {
  const preview = previewOf(item);
  if (!preview) return '<meta name="twitter:card" content="summary">';
  return `<meta property="og:image" content="${address}.jpg">
<meta property="og:image:type" content="image/jpeg">
<meta property="og:image:width" content="${preview.width}">
<meta property="og:image:height" content="${preview.height}">
<meta property="og:image:alt" content="${item.Alt ? escapeHtml(item.Alt) : service}">
<meta name="twitter:card" content="summary_large_image">`;
}

function bothLanguages(write: (language: keyof Text) => string): Text {
  return { en: write('en'), ta: write('ta') };
}

function asText({ en, ta }: Text): string {
  return escapeHtml(`${en} · ${ta}`);
}

function asMarkup({ en, ta }: Text): string {
  return `${escapeHtml(en)}<br><span lang="ta">${escapeHtml(ta)}</span>`;
}

/** Each to the gallery in its language. */
function links({ en, ta }: Text, id?: string): string {
  return `<a href="${galleryIn('en', id)}">${escapeHtml(en)}</a> · <a href="${galleryIn('ta', id)}" lang="ta" hreflang="ta-IN">${escapeHtml(ta)}</a>`;
}

function galleryIn(language: Language, id?: string): string {
  const path = pathIn(language, pages.gallery.path);
  return id ? `${path}?item=${escapeHtml(id)}` : path;
}
