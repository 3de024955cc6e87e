import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import type { PublishedLayout } from '@theni/contract';
import { LANGUAGES } from '@theni/contract/limits';
import { budgets } from '../budgets.ts';
import { type AnyPage, layoutPath, pathIn, servicePages } from '../src/pages.ts';
import { type ClientBundle, distFolder } from './bundles.ts';
import { bootScript, pageAssets } from './page-assets.ts';
import { fileOf, pagesIn } from './pages.ts';
import type { SiteFiles } from './render-site.ts';

/**
 * What each public page weighs beside its budget.
 * @returns a line for each broken budget
 */
export async function budgetReport(
  client: ClientBundle,
  files: SiteFiles,
  layouts: PublishedLayout[],
): Promise<string[]> {
  const { headings, interface: labels, tamil } = client.fonts;
  const fontKiB = { en: await filesKiB([headings, labels]), ta: await filesKiB([tamil]) };
  const issues = LANGUAGES.flatMap((language) =>
    over(`the fonts of ${language}`, fontKiB[language], budgets.font[language]),
  );
  const scriptsOf = (name: AnyPage) =>
    pageAssets(client.manifest, name).scripts.map((file) => client.codeOf.get(file) ?? '');
  const bootKiB = scriptKiB([client.codeOf.get(bootScript(client.manifest)) ?? '']);
  issues.push(...over('the script of a page that is only read', bootKiB, budgets.boot));
  const adminKiB = scriptKiB(scriptsOf('admin'));
  issues.push(...over('the script of the admin area', adminKiB, budgets.adminScript));

  const more = layouts.map(({ slug }) => ({ name: 'layout' as const, path: layoutPath(slug) }));
  const found = LANGUAGES.flatMap((language) =>
    [...pagesIn(language), ...more].map((page) => ({ ...page, language })),
  );
  for (const { name, path: englishPath, language } of found) {
    if (name === 'admin') continue;
    const path = pathIn(language, englishPath);
    const html = String(files.get(fileOf(path)));
    const scripts = scriptsOf(name);
    const [, words = ''] = /data-words="([^"]+)"/.exec(html) ?? [];
    const wordsKiB = brotliKiB(await readFile(distFolder + words, 'utf8'));
    const ownKiB = bootKiB + scriptKiB(scripts);
    const documentKiB = brotliKiB(html);
    const pictureKiB = await filesKiB(phonePictures(html));
    const allKiB = documentKiB + ownKiB + wordsKiB + fontKiB[language] + pictureKiB;
    issues.push(...over(`${path} script`, ownKiB, scriptBudget(name)));
    issues.push(...over(`${path} document`, documentKiB, budgets.wholeDocument));
    if (name === 'home') issues.push(...over(`${path} in all`, allKiB, budgets.home));
    if (scripts.some((code) => /firebase|ZodError/.test(code)))
      issues.push(`${path} carries code of the admin area.`);
  }
  // iOS before 16.4 can parse neither, and then runs nothing of the script. `build.target` does not
  // lower a look-behind.
  for (const { fileName, moduleIds, code } of client.chunks) {
    const isAdmin = moduleIds.some((id) => id.includes('/src/admin/'));
    if (!isAdmin && /\(\?<[=!]|\bstatic ?\{/.test(code))
      issues.push(`${fileName} has a look-behind or a static block, unknown before iOS 16.4.`);
  }
  return issues;
}

function scriptBudget(name: AnyPage): number {
  if (name === 'layout') return budgets.script.layout;
  const isService = (servicePages as AnyPage[]).includes(name);
  return isService ? budgets.script.service : budgets.script.other;
}

function over(what: string, kib: number, limit: number): string[] {
  return kib > limit
    ? [`${what}: ${kib.toFixed(1)} KiB, more than the budget of ${limit.toFixed(1)}.`]
    : [];
}

/** The file of each picture that Lighthouse's phone takes: 412 pixels wide, 1.75 dots per pixel. */
function phonePictures(html: string): string[] {
  return [...html.matchAll(/<source [^>]*type="image\/avif"[^>]*>(?=.*?<\/picture>)/gs)]
    .filter(
      ([source], index, all) =>
        source.includes('media=') || !all[index - 1]?.[0].includes('media='),
    )
    .map(([source]) => {
      const shownVw = Number(source.match(/(\d+)vw"/)?.[1] ?? 100);
      const srcset = source.match(/srcSet="([^"]+)"/i)?.[1] ?? '';
      const files = srcset.split(', ').map((candidate) => candidate.split(' '));
      const wantedPx = 412 * 1.75 * (shownVw / 100);
      const file = files.find(([, width = '']) => Number.parseInt(width, 10) >= wantedPx);
      return (file ?? files.at(-1))?.[0] ?? '';
    });
}

async function filesKiB(addresses: string[]): Promise<number> {
  const files = await Promise.all(addresses.map((address) => readFile(distFolder + address)));
  return sum(files.map(({ length }) => length / 1024));
}

function scriptKiB(scripts: string[]): number {
  return sum(scripts.map(brotliKiB));
}

function sum(values: number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

/** How hard Hosting tries it does not say. */
function brotliKiB(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(text, { params }).length / 1024;
}
