import { createHash } from 'node:crypto';
import { type Content, wordsIn } from '@theni/content';
import type { PublishedFile, PublishedLayout } from '@theni/contract';
import { LANGUAGES, type Language } from '@theni/contract/limits';
import { render } from '../src/entry-server.tsx';
import { namedLayouts } from '../src/layouts/name-layouts.ts';
import { pathIn } from '../src/pages.ts';
import { shownLayout } from '../src/words/shown-layout.ts';
import type { PageContextValue } from '../src/words/words.ts';
import { comingSoonFiles, unnamed } from './coming-soon.ts';
import { document } from './document.ts';
import { drawingFiles } from './drawing-files.ts';
import { fileOf, type PageOfDocument, pageOfLayout, pagesIn } from './pages.ts';
import { addressCodeFile, formCFile, withQrCodes } from './qr-code-files.ts';
import type { SiteBuild } from './site-build.ts';
import { adminManifest, siteFiles } from './site-files.ts';

export { render, shownLayout };

/** By their addresses ('/about-us.html'). */
export type SiteFiles = Map<string, Buffer>;

/**
 * Every file of the site that the words decide: the same bytes for the same words and build, on
 * each machine. Called by `npm run build` and, in the functions, by a publication.
 * @param layouts the published ones; their plans and documents are files of their own
 * @param files uploaded pictures that the content uses, as the release has them
 */
export async function renderSite(
  content: Content,
  layouts: PublishedLayout[],
  build: SiteBuild,
  files: Record<string, PublishedFile> = {},
): Promise<SiteFiles> {
  const made: [address: string, file: string][] = siteFiles(content, layouts, build.site.url);
  for (const { texts } of layouts) {
    const code = formCFile(texts);
    if (code) made.push([code.address, code.svg]);
  }
  for (const language of LANGUAGES) {
    const context = pageContextOf(language, content, layouts, build, files);
    const wordsFile = addData(`words.${language}`, context.words);
    for (const page of pagesIn(language)) await addPage(page, { context, wordsFile });
    for (const coded of withQrCodes(layouts)) {
      const shown = shownLayout(coded, content, language, build.site.url);
      const code = addressCodeFile(shown);
      made.push([code.address, code.svg]);
      const layout = { ...shown, addressQr: code.address };
      const layoutFile = addData(`layout.${layout.slug}.${language}`, layout);
      const page = pageOfLayout(layout, language);
      await addPage(page, { context: { ...context, layout }, wordsFile, layoutFile });
    }
  }
  return new Map(made.map(([address, file]) => [address, Buffer.from(file)]));

  function addData(name: string, data: unknown): string {
    const json = JSON.stringify(data);
    const address = hashedAddress(name, json);
    made.push([address, json]);
    return address;
  }

  async function addPage(
    page: PageOfDocument,
    parts: { context: PageContextValue; wordsFile: string; layoutFile?: string },
  ): Promise<void> {
    const body = page.name === 'admin' ? '' : await render(page.path, parts.context);
    const html = document({ page, ...parts, body, build });
    made.push([fileOf(pathIn(page.language, page.path)), html]);
  }
}

export function pageContextOf(
  language: Language,
  content: Content,
  layouts: PublishedLayout[],
  { site }: Pick<SiteBuild, 'site'>,
  uploaded: Record<string, PublishedFile> = {},
): PageContextValue {
  const files = { ...drawingFiles(content), ...uploaded };
  const named = namedLayouts(withQrCodes(layouts), content, language);
  const told = { ...site, layouts: named, files };
  return { language, words: wordsIn(language, content, told) };
}

/**
 * The site before its first publication: the admin area, and one page that says that more is to
 * come.
 */
export function renderComingSoon(build: SiteBuild): SiteFiles {
  const context = { language: 'en' as const, words: wordsIn('en', unnamed, build.site) };
  const json = JSON.stringify(context.words);
  const wordsFile = hashedAddress('words.en', json);
  const admin = pagesIn('en').filter(({ name }) => name === 'admin');
  const files: [string, string][] = [
    ...comingSoonFiles(),
    adminManifest(unnamed),
    [wordsFile, json],
    ...admin.map((page): [string, string] => [
      fileOf(page.path),
      document({ page, context, wordsFile, body: '', build }),
    ]),
  ];
  return new Map(files.map(([address, file]) => [address, Buffer.from(file)]));
}

/** Where the page's script loads it from. */
function hashedAddress(name: string, json: string): string {
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8);
  return `/assets/${name}.${hash}.json`;
}
