import { type Content, wordsIn } from '@theni/content';
import type { PublishedFile, PublishedLayout } from '@theni/contract';
import { LANGUAGES, type Language, pathIn } from '@theni/contract/site-map';
import { render } from '../src/entry-server.tsx';
import { layoutCards } from '../src/layouts/layout-card-data.ts';
import { layoutPageData } from '../src/layouts/layout-page-data.ts';
import { layoutPath } from '../src/page-addresses.ts';
import type { PageContextValue } from '../src/page-context.ts';
import { renderDocument } from './document.ts';
import { fileOf, hashedAddress, type PageOfDocument, pageOfLayout, pagesIn } from './documents.ts';
import { makeOrNameCulprit, PageError, type Site } from './page-error.ts';
import { addressCodeFile, formCFile, withQrCodes } from './qr-code-files.ts';
import type { SiteBuild } from './site-build.ts';
import { siteFiles } from './site-files.ts';

export { renderComingSoon } from './coming-soon.ts';
export { render };

/** The files of the site by their addresses ('/about-us.html'). */
export type SiteFiles = Map<string, Buffer>;

/**
 * Every file of the site that the words decide: the same bytes for the same words and build, on
 * each machine. Called by `npm run build` and, in the functions, by a publication.
 * @param layouts the published ones; their plans and documents are files of their own
 * @param uploaded pictures that the content uses, as the release has them
 * @throws {PageError} for the first page that cannot be rendered
 */
export async function renderSite(
  content: Content,
  layouts: PublishedLayout[],
  build: SiteBuild,
  uploaded: Record<string, PublishedFile> = {},
): Promise<SiteFiles> {
  const site: Site = { content, layouts };
  const made: [address: string, text: string][] = siteFiles(content, layouts, build.site.url);
  const codes: SiteFiles = new Map();
  for (const { fields } of layouts) {
    const code = formCFile(fields);
    if (code) codes.set(code.address, code.png);
  }
  for (const language of LANGUAGES) await addPages(language);
  const texts = made.map(([address, text]) => [address, Buffer.from(text)] as const);
  return new Map([...texts, ...codes]);

  async function addPages(language: Language): Promise<void> {
    // A candidate is the site, or one with less in it, to find what is to blame for a failure.
    const contextOf = (candidate: Site) =>
      pageContextOf(language, candidate.content, candidate.layouts, build, uploaded);
    const context = await makeOrNameCulprit(pathIn(language, '/'), site, contextOf);
    const wordsFile = addData(`words.${language}`, context.words);
    for (const page of pagesIn(language)) {
      const address = pathIn(language, page.path);
      const bodyOf = (candidate: Site) =>
        render(page.path, candidate === site ? context : contextOf(candidate));
      const body = page.name === 'admin' ? '' : await makeOrNameCulprit(address, site, bodyOf);
      addPage(page, { context, wordsFile, body });
    }
    for (const layout of withQrCodes(layouts))
      await addLayout(layout, { context, wordsFile }).catch((error: unknown) => {
        const address = pathIn(language, layoutPath(layout.slug));
        throw new PageError(address, error, { layout: layout.slug });
      });
  }

  async function addLayout(
    published: PublishedLayout & { qr: string | undefined },
    { context, wordsFile }: { context: PageContextValue; wordsFile: string },
  ): Promise<void> {
    const { language } = context;
    const data = layoutPageData(published, content, language, build.site.url);
    const code = addressCodeFile(data);
    codes.set(code.address, code.png);
    const layout = { ...data, addressQr: code.address };
    const layoutFile = addData(`layout.${layout.slug}.${language}`, layout);
    const page = pageOfLayout(layout, language);
    const deferredStyles = build.pages.layout.styles.deferred;
    const ofLayout = { ...context, layout, deferredStyles };
    const body = await render(page.path, ofLayout);
    addPage(page, { context: ofLayout, wordsFile, layoutFile, body });
  }

  function addPage(
    page: PageOfDocument,
    parts: { context: PageContextValue; wordsFile: string; layoutFile?: string; body: string },
  ): void {
    const html = renderDocument({ page, ...parts, build });
    made.push([fileOf(pathIn(page.language, page.path)), html]);
  }

  /** @returns its address */
  function addData(name: string, data: unknown): string {
    const json = JSON.stringify(data);
    const address = hashedAddress(name, json);
    made.push([address, json]);
    return address;
  }
}

export function pageContextOf(
  language: Language,
  content: Content,
  layouts: PublishedLayout[],
  { site }: Pick<SiteBuild, 'site'>,
  files: Record<string, PublishedFile> = {},
): PageContextValue {
  const cards = layoutCards(withQrCodes(layouts), content, language);
  return { language, words: wordsIn(language, content, { ...site, layouts: cards, files }) };
}
