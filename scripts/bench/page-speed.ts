import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import type { SuitePorts } from '../../emulators/src/ports.ts';
import { ensureBrowser } from '../browser.ts';
import { median, type Row } from './row.ts';
import { PLAIN, serveSite } from './static-site.ts';

const RUNS = 5;
const DEBUGGING_PORT = 9333;
const PAGES = [
  '/',
  '/about-us',
  '/contact-us',
  '/service-plots',
  '/service-construction',
  '/service-roadwork',
  '/gallery',
];

interface Figures {
  performance: number;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
}

/** Lighthouse's phone with its default throttling: each public page beside itself as plain HTML. */
export async function pageSpeed(ports: SuitePorts): Promise<Row[]> {
  const { origin, server } = await serveSite(`http://127.0.0.1:${ports.hosting}`);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    const rows: Row[] = [];
    for (const path of PAGES) rows.push(...(await comparePage(origin, path)));
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
    plain.push(await measure(origin + PLAIN + path));
  }
  const row = (what: string, unit: string, figure: keyof Figures): Row => {
    const [a, b] = [ours, plain].map((all) => median(all.map((figures) => figures[figure])));
    return {
      what: `${path} ${what}`,
      unit,
      ours: a ?? 0,
      plain: b ?? 0,
      ratio: (a ?? 0) / (b || 1),
    };
  };
  return [
    row('performance', '', 'performance'),
    row('FCP', 'ms', 'fcpMs'),
    row('LCP', 'ms', 'lcpMs'),
    row('TBT', 'ms', 'tbtMs'),
    row('CLS', '', 'cls'),
  ];
}

async function measure(url: string): Promise<Figures> {
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: ['performance'],
    blockedUrlPatterns: ['*google.com*'],
  });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { audits, categories } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: (categories['performance']?.score ?? 0) * 100,
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}
