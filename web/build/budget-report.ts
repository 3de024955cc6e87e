import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import type { PublishedLayout } from '@theni/contract';
import { LANGUAGES, pathIn } from '@theni/contract/site-map';
import { budgets } from '../budgets.ts';
import { type AnyPage, layoutPath, servicePages } from '../src/page-addresses.ts';
import { type ClientBundle, distFolder } from './bundles.ts';
import { fileOf, pagesIn } from './documents.ts';
import { chunkOf, pageAssets } from './page-assets.ts';
import type { SiteFiles } from './render-site.ts';

const WORKBOOK_READER = 'src/admin/layouts/sheet/read-workbook.ts';

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
    ...over(
      'the reader of Excel files',
      scriptKiB([client.codeOf.get(chunkOf(client.manifest, WORKBOOK_READER).file) ?? '']),
      budgets.workbookScript,
    ),
  ];
  for (const { name, path } of publicPages(layouts)) {
    const scripts = scriptsOf(name);
    const ownKiB = bootKiB + scriptKiB(scripts);
    const html = String(files.get(fileOf(path)));
    const documentKiB = brotliKiB(html);
    issues.push(...over(`${path} script`, ownKiB, scriptBudget(name)));
    issues.push(...over(`${path} document`, documentKiB, budgets.wholeDocument));
    if (scripts.some((code) => /firebase|ZodError/.test(code)))
      issues.push(`${path} carries code of the admin area.`);
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
      ({ name, path }) => ({ name, path: pathIn(language, path) }),
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
