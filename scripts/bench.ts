import { createSecureServer } from 'node:http2';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { generate } from 'selfsigned';
import { preview } from 'vite';
import { sampleLayouts } from '../config/sample-layouts.ts';
import { publicPaths } from '../e2e/public/public-paths.ts';
import { seed } from '../emulators/suite/seed.ts';
import { startFreshSuite } from '../emulators/suite/with-suite.ts';
import { originOf } from '../functions/test/origin-of.ts';
import { command, runInOrder } from './command.ts';
import { ensurePrograms, findBrowser } from './programs.ts';

const REFERENCE = join(import.meta.dirname, 'bench/reference');
const RUNS = 7;
const LIST = '/api/file?limit=24';
const LIST_REQUESTS = 100;
const LAYOUT_PATHS = sampleLayouts.map(({ slug }) => `/layouts/${slug}`);
/** What most visitors who read Tamil come to; the others are made alike. */
const TAMIL_PATHS = ['', '/service-plots', '/contact-us', '/gallery', ...LAYOUT_PATHS].map(
  (path) => `/ta${path}`,
);
const DEBUGGING_PORT = 9333;

const value = (audit: string) => (result: Result) =>
  result.audits[audit]?.numericValue ?? Number.NaN;

const FIGURES: [what: string, figure: (result: Result) => number][] = [
  ['performance', ({ categories }) => (categories.performance?.score ?? 0) * 100],
  ['FCP ms', value('first-contentful-paint')],
  ['LCP ms', value('largest-contentful-paint')],
  ['TBT ms', value('total-blocking-time')],
  ['CLS', value('cumulative-layout-shift')],
];

/** One measurement of ours beside the same one of something plain, in the same run. */
type Row = { what: string; ours: number; plain: number; ratio: number };

/**
 * `npm run bench`: each public page beside a plain one, and the list beside a file. Nothing is
 * asserted.
 */
await command(async () => {
  ensurePrograms();
  await runInOrder([['npm', 'run', '--silent', 'build']]);
  // It ends this process with the stack at a signal.
  const suite = await startFreshSuite('bench-stack');
  try {
    await seed(suite.ports);
    const { hosting, storage } = suite.ports;
    const site = `http://127.0.0.1:${hosting}`;
    const rows = [await listSpeed(site), ...(await pageSpeed(site, `http://127.0.0.1:${storage}`))];
    console.table(rows);
  } finally {
    await suite.stop();
  }
  process.exit();
});

async function listSpeed(site: string): Promise<Row> {
  const [ours, plain]: [number[], number[]] = [[], []];
  for (let request = 0; request < LIST_REQUESTS; request += 1) {
    ours.push(await timeOf(site + LIST));
    plain.push(await timeOf(`${site}/robots.txt`));
  }
  return rowOf(`${LIST} ms`, ours, plain);
}

async function timeOf(url: string): Promise<number> {
  const start = performance.now();
  await (await fetch(url)).arrayBuffer();
  return performance.now() - start;
}

/** Lighthouse's phone with its default throttling. */
async function pageSpeed(site: string, storage: string): Promise<Row[]> {
  const ours = await startCdn(site, storage);
  const reference = await preview({
    configFile: false,
    root: REFERENCE,
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const plain = await startCdn(await originOf(reference.httpServer as Server));
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: [
      '--no-sandbox',
      '--ignore-certificate-errors',
      `--remote-debugging-port=${DEBUGGING_PORT}`,
    ],
    // Playwright would close the browser and let this process go on.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const rows: Row[] = [];
  for (const path of [...publicPaths, ...LAYOUT_PATHS, ...TAMIL_PATHS]) {
    const [our, plains]: [Result[], Result[]] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      our.push(await measure(ours + path));
      plains.push(await measure(`${plain}/`));
    }
    for (const [what, figure] of FIGURES)
      rows.push(rowOf(`${path} ${what}`, our.map(figure), plains.map(figure)));
  }
  await browser.close();
  return rows;
}

async function measure(url: string): Promise<Result> {
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    output: 'json',
    onlyCategories: ['performance'],
    logLevel: 'silent',
    blockedUrlPatterns: ['*google.com*'],
  });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  return result.lhr;
}

/**
 * Hands on what a server answers as Hosting's CDN does: kept, compressed, over HTTP/2 and TLS.
 * Pictures of Storage come from the same origin: a page that came over TLS shows no others.
 * @returns its origin
 */
async function startCdn(server: string, storage = server): Promise<string> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  const kept = new Map<string, ReturnType<typeof answer>>();
  const cdn = createSecureServer({ key, cert }, async ({ url = '' }, response) => {
    const answered = kept.get(url) ?? answer(url);
    kept.set(url, answered);
    const { status, headers, body } = await answered;
    response.writeHead(status, headers).end(body);
  });
  const origin = (await originOf(cdn.listen(0, '127.0.0.1'))).replace('http:', 'https:');
  return origin;

  async function answer(url: string) {
    const response = await fetch((url.startsWith('/v0/') ? storage : server) + url);
    const { status } = response;
    const type = response.headers.get('Content-Type') ?? '';
    const headers = { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000' };
    if (!/text|json|svg|script|xml/.test(type))
      return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
    const text = (await response.text()).replaceAll(storage, origin);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return {
      status,
      headers: { ...headers, 'Content-Encoding': 'br' },
      body: brotliCompressSync(text, { params }),
    };
  }
}

/** A row with the medians of both. */
function rowOf(what: string, ours: number[], plain: number[]): Row {
  const ratio = Number((median(ours) / median(plain)).toFixed(2));
  return { what, ours: median(ours), plain: median(plain), ratio };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
