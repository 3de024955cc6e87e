import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Content, wordsIn } from '@theni/content';
import { LANGUAGES, type Language } from '@theni/contract/limits';
import { render } from '../src/entry-server.tsx';
import { pathIn } from '../src/pages.ts';
import { comingSoonFiles, unnamed } from './coming-soon.ts';
import { document } from './document.ts';
import { openGraphImages } from './open-graph-images.ts';
import { fileOf, pagesIn } from './pages.ts';
import type { SiteBuild } from './site-build.ts';
import { siteFiles } from './site-files.ts';

/** By their addresses ('/about-us.html'). */
export type SiteFiles = Map<string, Buffer>;

/**
 * Every file of the site that the words decide: the same bytes for the same words and build, on each machine. Called by
 * `npm run build` and, in the functions, by a publication.
 * @param folder of this module once it is built: drawing and fonts of the link previews are there
 */
export async function renderSite(
  content: Content,
  build: SiteBuild,
  folder = import.meta.dirname,
): Promise<SiteFiles> {
  const files: [string, string | Buffer][] = [];
  for (const language of LANGUAGES) {
    const edition = { language, words: wordsIn(language, content, build.site) };
    const json = JSON.stringify(edition.words);
    const wordsFile = wordsAddress(language, json);
    files.push([wordsFile, json], ...(await openGraphImages(edition, folder)));
    for (const page of pagesIn(language)) {
      const isAdmin = page.name === 'admin';
      const body = isAdmin ? '' : await render(page.path, edition);
      files.push([
        fileOf(pathIn(language, page.path)),
        document({ page, edition, wordsFile, body, build }),
      ]);
    }
  }
  files.push(...siteFiles(content, build.site.url));
  return new Map(files.map(([address, file]) => [address, Buffer.from(file)]));
}

/** The site before its first publication: the admin area, and one page that says that more is to come. */
export function renderComingSoon(build: SiteBuild): SiteFiles {
  const edition = { language: 'en' as const, words: wordsIn('en', unnamed, build.site) };
  const json = JSON.stringify(edition.words);
  const wordsFile = wordsAddress('en', json);
  const admin = pagesIn('en').filter(({ name }) => name === 'admin');
  const files: [string, string][] = [
    ...comingSoonFiles(),
    [wordsFile, json],
    ...admin.map((page): [string, string] => [
      fileOf(page.path),
      document({ page, edition, wordsFile, body: '', build }),
    ]),
  ];
  return new Map(files.map(([address, file]) => [address, Buffer.from(file)]));
}

export async function readSiteBuild(folder = import.meta.dirname): Promise<SiteBuild> {
  return JSON.parse(await readFile(`${folder}/site-build.json`, 'utf8'));
}

/** Where the page's script loads the words from. */
function wordsAddress(language: Language, json: string): string {
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8);
  return `/assets/words.${language}.${hash}.json`;
}
