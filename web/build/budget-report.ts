import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { SiteConfig } from '../../config/chosen.ts';
import { site as sample } from '../../config/sample.config.ts';
import { budgets } from '../budgets.ts';
import { isAdminPath } from '../src/content/pages.ts';
import { type ClientBundle, distFolder } from './bundles.ts';
import { pageChunks, stylesOf } from './page-chunks.ts';
import type { WrittenPage } from './pages.ts';

/** Prints what each public page weighs; returns a line for each broken budget. */
export async function budgetReport(
  client: ClientBundle,
  pages: WrittenPage[],
  site: SiteConfig['site'],
): Promise<string[]> {
  const fontKiB = sum(await Promise.all(client.fonts.map(fileKiB)));
  const faults = [...over('the display fonts', fontKiB, budgets.font)];
  console.log(`display fonts ${fontKiB.toFixed(1)} KiB`);

  for (const { page, html } of pages.filter(({ page }) => !isAdminPath(page.path))) {
    const { path } = page;
    const chunks = pageChunks(client, page);
    const styleKiB = gzipKiB(stylesOf(client, chunks).text);
    const scriptKiB = sum(chunks.map(({ code }) => gzipKiB(code)));
    const documentKiB = gzipKiB(html);
    const pictureKiB = sum(await Promise.all(phonePictures(html).map(fileKiB)));
    const allKiB = documentKiB + scriptKiB + fontKiB + pictureKiB;
    console.log(
      `${path.padEnd(22)} document ${documentKiB.toFixed(1)} (styles ${styleKiB.toFixed(1)}), script ${scriptKiB.toFixed(1)}, pictures ${pictureKiB.toFixed(1)}, all ${allKiB.toFixed(1)} KiB`,
    );
    faults.push(...over(`${path} script`, scriptKiB, scriptBudget(site)));
    if (documentKiB > budgets.document) {
      console.warn(`${path}: longer than the ${budgets.document} KiB of a first round trip.`);
    }
    if (path === '/') faults.push(...over('/ in all', allKiB, budgets.home));
    if (chunks.some(({ code }) => /firebase|ZodError/.test(code))) {
      faults.push(`${path} carries code of the admin area.`);
    }
  }
  return faults;
}

/** It binds our code: an owner may have more to say than the sample, and breaks no build by it. */
export function scriptBudget(site: SiteConfig['site']): number {
  const more = gzipKiB(JSON.stringify(site)) - gzipKiB(JSON.stringify(sample));
  return budgets.script + Math.max(0, more);
}

function over(what: string, kib: number, limit: number): string[] {
  return kib > limit
    ? [`${what}: ${kib.toFixed(1)} KiB, more than the budget of ${limit.toFixed(1)}.`]
    : [];
}

/** Of each picture the size that Lighthouse's phone takes: 412 pixels wide, 1.75 dots per pixel. */
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

async function fileKiB(address: string): Promise<number> {
  return address ? (await readFile(distFolder + address)).length / 1024 : 0;
}

function gzipKiB(text: string): number {
  return gzipSync(text, { level: 9 }).length / 1024;
}

function sum(values: number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
