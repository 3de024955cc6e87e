import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { wordsIn } from '@theni/content';
import { LANGUAGES, type Language } from '@theni/contract/limits';
import { site } from '../../config/chosen.ts';
import { content } from '../../config/content.ts';
import { adminPaths, pageNames, pages, pathIn } from '../src/pages.ts';
import type { Edition } from '../src/words/words.ts';
import { type ClientBundle, distFolder, type ServerBundle } from './bundles.ts';
import { document, type PageOfDocument } from './document.ts';

export interface WrittenPage extends PageOfDocument {
  html: string;
}

/** Each language with its words. */
export const editions: Edition[] = LANGUAGES.map((language) => ({
  language,
  words: wordsIn(language, content, site),
}));

/** One HTML file for each page, named so that Hosting's clean addresses find it. The admin area is rendered in the browser only. */
export async function writePages(client: ClientBundle, server: ServerBundle) {
  const written: WrittenPage[] = [];
  for (const edition of editions) {
    const wordsFile = await writeWords(edition);
    for (const page of pagesIn(edition.language)) {
      const isAdmin = page.name === 'admin';
      const body = isAdmin ? '' : await server.render(page.path, edition);
      const html = document({ page, edition, wordsFile, body, client });
      await writeFileOf(pathIn(edition.language, page.path), html);
      written.push({ ...page, html });
    }
  }
  return written;
}

/** The admin area is English, and one file for both languages says that there is no page. */
function pagesIn(language: Language): PageOfDocument[] {
  const all = pageNames.map((name) => ({ name, path: pages[name].path, language }));
  if (language !== 'en') return all.filter(({ name }) => name !== 'notFound');
  return [...all, ...adminPaths.map((path) => ({ name: 'admin' as const, path, language }))];
}

/** @returns the address that the page's script loads the words from */
async function writeWords({ language, words }: Edition): Promise<string> {
  const json = JSON.stringify(words);
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8);
  const address = `/assets/words.${language}.${hash}.json`;
  await writeFile(distFolder + address, json);
  return address;
}

async function writeFileOf(path: string, html: string) {
  const file = `${distFolder}${path === '/' ? '/index' : path}.html`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}
