import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { SiteRoute } from '../src/routes.tsx';
import { type ClientBundle, distFolder, type ServerBundle } from './bundles.ts';
import { document } from './document.ts';

export interface WrittenPage {
  route: SiteRoute;
  html: string;
}

/** One HTML file for each route, named so that Hosting's clean addresses find it. */
export async function writePages(client: ClientBundle, server: ServerBundle) {
  const pages: WrittenPage[] = [];
  for (const route of [...server.routes, server.notFoundRoute]) {
    const body = route.prerendered ? await server.render(route.text.path) : '';
    const html = document({ route, body, client });
    await writePage(route.text.path, html);
    pages.push({ route, html });
  }
  return pages;
}

async function writePage(path: string, html: string) {
  const file = `${distFolder}${path === '/' ? '/index' : path}.html`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}
