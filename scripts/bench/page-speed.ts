import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { sampleLayouts } from '../../config/sample-layouts.ts';
import { publicPaths } from '../../e2e/public/public-paths.ts';
import type { SuitePorts } from '../../emulators/suite/ports.ts';
import { ensureBrowser } from '../programs.ts';
import { median, type Row, rowOf } from './row.ts';
import { MANY_PLOTS, serveSites } from './sites.ts';

const RUNS = 7;
/** With 24, 120 and 500 plots. */
const LAYOUT_PATHS = [...sampleLayouts.map(({ Slug }) => Slug), MANY_PLOTS].map(
  (slug) => `/projects/${slug}`,
);
/** What most visitors who read Tamil come to; the others are made alike. */
const TAMIL_PATHS = ['', '/service-plots', '/contact-us', '/gallery', ...LAYOUT_PATHS];
const DEBUGGING_PORT = 9333;

const score = (category: string) => (result: Result) =>
  (result.categories[category]?.score ?? 0) * 100;
const value = (audit: string) => (result: Result) =>
  result.audits[audit]?.numericValue ?? Number.NaN;

const FIGURES: [what: string, unit: string, figure: (result: Result) => number][] = [
  ['performance', '', score('performance')],
  ['accessibility', '', score('accessibility')],
  ['best practices', '', score('best-practices')],
  ['SEO', '', score('seo')],
  ['FCP', 'ms', value('first-contentful-paint')],
  ['LCP', 'ms', value('largest-contentful-paint')],
  ['TBT', 'ms', value('total-blocking-time')],
  ['CLS', '', value('cumulative-layout-shift')],
];

/** Lighthouse's phone with its default throttling: each public page beside a plain one. */
export async function pageSpeed(ports: SuitePorts): Promise<Row[]> {
  const sites = await serveSites(ports);
  const executablePath = ensureBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--ignore-certificate-errors',
      `--remote-debugging-port=${DEBUGGING_PORT}`,
    ],
  });
  console.log(`Chromium ${browser.version()}: ${executablePath}`);
  try {
    const rows: Row[] = [];
    const tamil = TAMIL_PATHS.map((path) => `/ta${path}`);
    for (const path of [...publicPaths, ...LAYOUT_PATHS, ...tamil])
      rows.push(...(await comparePage(path, sites)));
    return rows;
  } finally {
    await browser.close();
    sites.close();
  }
}

async function comparePage(path: string, sites: { ours: string; plain: string }): Promise<Row[]> {
  const ours: Result[] = [];
  const plain: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    ours.push(await measure(sites.ours + path));
    plain.push(await measure(`${sites.plain}/`));
  }
  return FIGURES.map(([what, unit, figure]) =>
    rowOf(`${path} ${what}`, unit, median(ours.map(figure)), median(plain.map(figure))),
  );
}

async function measure(url: string): Promise<Result> {
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    output: 'json',
    logLevel: 'silent',
    blockedUrlPatterns: ['*google.com*'],
  });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  return result.lhr;
}
