import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { adminPages, isAdminPath, type Page, pages } from '../src/content/pages.ts';
import { type ClientBundle, distFolder, type ServerBundle } from './bundles.ts';
import { document } from './document.ts';

export interface WrittenPage {
  page: Page;
  html: string;
}

/** One HTML file for each page, named so that Hosting's clean addresses find it. The admin area is rendered in the browser only. */
export async function writePages(client: ClientBundle, server: ServerBundle) {
  const written: WrittenPage[] = [];
  for (const page of [...Object.values<Page>(pages), ...adminPages]) {
    const body = isAdminPath(page.path) ? '' : await server.render(page.path);
    const html = document({ page, body, client });
    await writePage(page.path, html);
    written.push({ page, html });
  }
  return written;
}

async function writePage(path: string, html: string) {
  const file = `${distFolder}${path === '/' ? '/index' : path}.html`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}
