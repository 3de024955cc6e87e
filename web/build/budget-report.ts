import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import type { PublishedLayout } from '@theni/contract';
import { LANGUAGES } from '@theni/contract/languages';
import { pathIn } from '@theni/contract/site-map';
import { budgets } from '../budgets.ts';
import { type AnyPage, layoutPath, servicePages } from '../src/page-addresses.ts';
import { type ClientBundle, distFolder } from './bundles.ts';
import { fileOf, pagesIn } from './documents.ts';
import { pageAssets } from './page-assets.ts';
import type { SiteFiles } from './render-site.ts';

/**
 * What each public page weighs beside its budget.
 * @param files of the site, as they are rendered
 * @returns a line for each broken budget
 */
export async function budgetReport(
  client: ClientBundle,
  files: SiteFiles,
  layouts: PublishedLayout[],
): Promise<string[]> {
  const scriptsOf = (name: AnyPage) =>
    pageAssets(client.manifest, name).scripts.map((file) => client.codeOf.get(file) ?? '');
  const bootKiB = brotliKiB(client.boot.code);
  const { headings, interface: labels, tamil } = client.fonts;
  const fontKiB = { en: await filesKiB([headings, labels]), ta: await filesKiB([tamil]) };
  const issues = [
    ...over('the fonts of en', fontKiB.en, budgets.font.en),
    ...over('the fonts of ta', fontKiB.ta, budgets.font.ta),
    ...over('the script of a page that is only read', bootKiB, budgets.boot),
    ...over('the script of the admin area', scriptKiB(scriptsOf('admin')), budgets.adminScript),
  ];
  for (const { name, language, path } of publicPages(layouts)) {
    const scripts = scriptsOf(name);
    const ownKiB = bootKiB + scriptKiB(scripts);
    const html = String(files.get(fileOf(path)));
    const documentKiB = brotliKiB(html);
    issues.push(...over(`${path} script`, ownKiB, scriptBudget(name)));
    issues.push(...over(`${path} document`, documentKiB, budgets.wholeDocument));
    if (scripts.some((code) => /firebase|ZodError/.test(code)))
      issues.push(`${path} carries code of the admin area.`);
    if (name !== 'home') continue;
    const [, words = ''] = /data-words="([^"]+)"/.exec(html) ?? [];
    const wordsKiB = brotliKiB(await readFile(distFolder + words, 'utf8'));
    const pictureKiB = await filesKiB(phonePictures(html));
    const allKiB = documentKiB + ownKiB + wordsKiB + fontKiB[language] + pictureKiB;
    issues.push(...over(`${path} in all`, allKiB, budgets.home));
  }
  return issues;
}

/** Each page in both languages, with its path in that language. */
function publicPages(layouts: PublishedLayout[]) {
  const ofLayouts = layouts.map(({ slug }) => ({
    name: 'layout' as const,
    path: layoutPath(slug),
  }));
  return LANGUAGES.flatMap((language) =>
    [...pagesIn(language).filter(({ name }) => name !== 'admin'), ...ofLayouts].map(
      ({ name, path }) => ({ name, language, path: pathIn(language, path) }),
    ),
  );
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

/** The phone that Lighthouse simulates. */
const PHONE = { widthPx: 412, dotsPerPx: 1.75 };

/** The file that a phone takes of each picture; the source for upright screens stands first. */
function phonePictures(html: string): string[] {
  return Array.from(html.matchAll(/<picture.*?(<source[^>]*>)/gs), ([, source = '']) => {
    const [, shareOfScreen = '100'] = /(\d+)vw"/.exec(source) ?? [];
    const [, srcSet = ''] = /srcSet="([^"]+)"/i.exec(source) ?? [];
    const wantedDots = (PHONE.widthPx * PHONE.dotsPerPx * Number(shareOfScreen)) / 100;
    const sizes = srcSet.split(', ').map((size) => size.split(' '));
    const fitting = sizes.find(([, width = '']) => Number.parseInt(width, 10) >= wantedDots);
    const [file = ''] = fitting ?? sizes.at(-1) ?? [];
    return file;
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

/** Hosting does not say which quality it compresses with; 5 is a careful guess. */
function brotliKiB(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(text, { params }).length / 1024;
}
