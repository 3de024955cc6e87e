import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { publicPaths } from '../../e2e/public/public-paths.ts';
import type { SuitePorts } from '../../emulators/suite/ports.ts';
import { ensureBrowser } from '../programs.ts';
import { median, type Row, rowOf } from './row.ts';
import { PLAIN, serveSite } from './static-site.ts';

const RUNS = 5;
const DEBUGGING_PORT = 9333;

interface Figures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  downloadKiB: number;
}

/** Lighthouse's phone with its default throttling: each public page beside a plain one. */
export async function pageSpeed(ports: SuitePorts): Promise<Row[]> {
  const { origin, server } = await serveSite(`http://127.0.0.1:${ports.hosting}`);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    const rows: Row[] = [];
    for (const path of publicPaths) rows.push(...(await comparePage(origin, path)));
    return rows;
  } finally {
    await browser.close();
    server.close();
  }
}

async function comparePage(origin: string, path: string): Promise<Row[]> {
  const ours: Figures[] = [];
  const plain: Figures[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    ours.push(await measure(origin + path));
    plain.push(await measure(`${origin}${PLAIN}/`));
  }
  const row = (what: string, unit: string, figure: (figures: Figures) => number) =>
    rowOf(`${path} ${what}`, unit, median(ours.map(figure)), median(plain.map(figure)));
  return [
    row('performance', '', ({ performance }) => performance),
    row('accessibility', '', ({ accessibility }) => accessibility),
    row('best practices', '', ({ bestPractices }) => bestPractices),
    row('SEO', '', ({ seo }) => seo),
    row('FCP', 'ms', ({ fcpMs }) => fcpMs),
    row('LCP', 'ms', ({ lcpMs }) => lcpMs),
    row('TBT', 'ms', ({ tbtMs }) => tbtMs),
    row('CLS', '', ({ cls }) => cls),
    row('download', 'KiB', ({ downloadKiB }) => downloadKiB),
  ];
}

async function measure(url: string): Promise<Figures> {
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    output: 'json',
    logLevel: 'silent',
    blockedUrlPatterns: ['*google.com*'],
  });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { audits, categories } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => (categories[category]?.score ?? 0) * 100;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    downloadKiB: value('total-byte-weight') / 1024,
  };
}
