import { type Content, shipped } from '@theni/content';
import { isBoth } from '@theni/content/text';
import type { PublishedLayout } from '@theni/contract';
import { SAMPLES_AS_OF, sampleLayouts } from '../../config/sample-layouts.ts';
import { isEdited } from '../src/admin/documents/sections.ts';
import type { PagesByText, PublicPage } from '../src/admin/documents/shown-texts.ts';
import { textsIn } from '../src/admin/documents/shown-texts.ts';
import { layoutPath, pageNames, pages } from '../src/pages.ts';
import type * as renderer from './render-site.ts';

type Renderer = Pick<typeof renderer, 'editionOf' | 'render' | 'shownLayout'>;

/** What the editor tells of a text: the pages that have it, found by rendering each page once with a token for each text. */
export async function textsOnPages(renderer: Renderer): Promise<PagesByText> {
  const { content, paths, pathsIn } = tokenContent();
  const found: PagesByText = Object.fromEntries(paths.map((path) => [path, []]));
  for (const { page, html } of await pagesWith(content, renderer))
    for (const path of pathsIn(html)) found[path]?.push(page);
  return found;
}

/** The site's texts with a token each; what has a form of its own, such as hours, stays. */
export function tokenContent(): {
  content: Content;
  paths: string[];
  pathsIn: (html: string) => string[];
} {
  const paths = textsIn(shipped, 'en')
    .map(({ path }) => path)
    .filter((path) => isEdited(path) && !HAS_A_FORM.test(path));
  const indexes = new Map(paths.map((path, index) => [path, index]));
  return { content: put(shipped, '') as Content, paths, pathsIn };

  function put(value: unknown, path: string): unknown {
    const index = indexes.get(path);
    if (index !== undefined) return withToken(value, index);
    if (typeof value !== 'object' || value === null) return value;
    const inner = Object.entries(value).map(([key, each]) => [
      key,
      put(each, path ? `${path}.${key}` : key),
    ]);
    return Array.isArray(value) ? inner.map(([, each]) => each) : Object.fromEntries(inner);
  }

  function pathsIn(html: string): string[] {
    const found = Array.from(html.matchAll(/Q(\d+)Q/g), ([, index]) => paths[Number(index)] ?? '');
    return [...new Set(found)];
  }
}

const HAS_A_FORM = /^company\.(?:openingHours|social)\b/;

/** Its places to fill stay, each once. */
function withToken(value: unknown, index: number): unknown {
  // All of one length: none stands in another.
  const token = `Q${String(index).padStart(4, '0')}Q`;
  const tokenOf = (text: unknown) =>
    [token, ...new Set(String(text).match(/\{\w+\}/g) ?? [])].join(' ');
  if (typeof value !== 'object' || value === null || !isBoth(value)) return tokenOf(value);
  return { en: tokenOf(value.en), ta: tokenOf(value.ta) };
}

/** What stands on each page, that of a layout among them. */
export async function pagesWith(
  content: Content,
  { editionOf, render, shownLayout }: Renderer,
): Promise<{ page: PublicPage; html: string }[]> {
  const site = { url: 'https://theni.example', keepMessagesDays: 365 };
  const edition = editionOf('en', content, layouts, { site });
  const rendered: Promise<{ page: PublicPage; html: string }>[] = pageNames.map(async (page) => ({
    page,
    html: await render(pages[page].path, edition),
  }));
  for (const each of layouts) {
    const layout = shownLayout({ ...each, qr: undefined }, content, 'en', site.url);
    const html = render(layoutPath(each.Slug), { ...edition, layout });
    rendered.push(html.then((done) => ({ page: 'layout', html: done })));
  }
  return Promise.all(rendered);
}

/** One shows all that a layout's page has to say. */
const layouts: PublishedLayout[] = sampleLayouts
  .slice(0, 1)
  .map((layout) => ({ ...layout, AsOf: SAMPLES_AS_OF, Photos: [], Files: {} }));
