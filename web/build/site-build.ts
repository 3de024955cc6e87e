import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shipped } from '@theni/content';
import type { Language } from '@theni/contract/site-map';
import { site } from '../../config/current-config.ts';
import type { AnyPage } from '../src/page-addresses.ts';
import { type ClientBundle, distFolder, rendererFolder } from './bundles.ts';
import { byPage } from './documents.ts';
import { pageAssets } from './page-assets.ts';

/**
 * What pages are made from besides the words. It stands beside the renderer, in the functions, so
 * that a publication makes the very pages that the build makes.
 */
export interface SiteBuild {
  /** Builds of the same sources and configuration have the same id. */
  id: string;
  site: { url: string; keepMessagesDays: number };
  /** Address of the script that every document names. */
  boot: string;
  fonts: ClientBundle['fonts'];
  typeStyles: Record<Language, string>;
  pages: Record<AnyPage, ReturnType<typeof assetsOf>>;
  /** Addresses of the files that no word changes. */
  files: string[];
}

/** Writes it when all files that no word changes lie in the site's folder. @returns it */
export async function writeSiteBuild(client: ClientBundle): Promise<SiteBuild> {
  await mkdir(rendererFolder, { recursive: true });
  // The build's own notes, such as Vite's manifest, are in dot folders; visitors ask for none.
  const files = (await filesIn(distFolder)).filter((file) => !/(^|\/)\./.test(file));
  const parts: Omit<SiteBuild, 'id'> = {
    site,
    boot: `/${client.boot.fileName}`,
    fonts: client.fonts,
    typeStyles: client.typeStyles,
    pages: byPage((page) => assetsOf(client, page)),
    files: files.map((file) => `/${file}`),
  };
  const build = { id: await digest(files, [parts, shipped]), ...parts };
  await writeFile(join(rendererFolder, 'site-build.json'), JSON.stringify(build));
  return build;
}

/** The addresses of its scripts and style sheets, and the text of those sheets that are inline. */
function assetsOf(client: ClientBundle, page: AnyPage) {
  const { scripts, styles, deferredStyles } = pageAssets(client.manifest, page);
  const inline = styles.filter((file) => !deferredStyles.includes(file));
  return {
    scripts: scripts.map((file) => `/${file}`),
    styles: {
      inline: inline.map((file) => `/${file}`),
      text: inline.map((file) => client.styleOf(file)).join(''),
      deferred: deferredStyles.map((file) => `/${file}`),
    },
  };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();
}

async function digest(siteFiles: string[], values: unknown[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(values));
  const renderer = (await filesIn(rendererFolder)).filter((file) => file !== 'site-build.json');
  for (const file of siteFiles) hash.update(await readFile(join(distFolder, file)));
  for (const file of renderer) hash.update(await readFile(join(rendererFolder, file)));
  return hash.digest('hex').slice(0, 16);
}
