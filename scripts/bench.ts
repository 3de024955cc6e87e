import { createSecureServer } from 'node:http2';
import type { Server } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { generate } from 'selfsigned';
import { preview } from 'vite';
import { sampleLayouts } from '../config/sample-layouts.ts';
import { findBrowser } from '../e2e/browsers.ts';
import { publicPaths } from '../e2e/site.ts';
import { seed } from '../emulators/suite/seed.ts';
import { startFreshSuite } from '../emulators/suite/suite.ts';
import { originOf } from '../functions/test/listen.ts';
import { command, runProgram } from './command.ts';
import { ensurePrograms } from './test-programs.ts';

const REFERENCE = join(import.meta.dirname, 'bench/reference');
const RUNS = 7;
const LAYOUT_PATHS = sampleLayouts.map(({ slug }) => `/layouts/${slug}`);
/** Most visitors who read Tamil come to these pages; the others are made alike. */
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

type Row = { what: string; ours: number; plain: number; ratio: number | null };

/** `npm run bench` measures each public page beside a plain one, and asserts nothing. */
await command(async () => {
  ensurePrograms();
  await runProgram(['npm', 'run', '--silent', 'build']);
  // A signal ends the stack and this process.
  const suite = await startFreshSuite('bench-stack');
  try {
    await seed(suite.ports);
    const { hosting, storage } = suite.ports;
    const site = `http://127.0.0.1:${hosting}`;
    console.table(await pageSpeed(site, `http://127.0.0.1:${storage}`));
  } finally {
    await suite.stop();
  }
  process.exit();
});

/** Measures on Lighthouse's phone with its default throttling. */
async function pageSpeed(site: string, storage: string): Promise<Row[]> {
  const ours = await startCdn(site, storage);
  const reference = await preview({
    configFile: false,
    root: dirname(REFERENCE),
    build: { outDir: basename(REFERENCE) },
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
    // At a signal Playwright would close the browser and let this process go on.
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
    // Nobody looks at the picture, which takes a third of the time.
    disableFullPageScreenshot: true,
    logLevel: 'silent',
    blockedUrlPatterns: ['*google.com*'],
  });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  return result.lhr;
}

/**
 * Hands on the responses of a server as Hosting's CDN does: cached, compressed, over HTTP/2 and
 * TLS. Pictures of Storage come from the same origin, because a page over TLS shows no others.
 * @returns the origin of the CDN
 */
async function startCdn(server: string, storage = server): Promise<string> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  const cache = new Map<string, ReturnType<typeof answer>>();
  const cdn = createSecureServer({ key, cert }, async ({ url = '' }, response) => {
    const answered = cache.get(url) ?? answer(url);
    cache.set(url, answered);
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

function rowOf(what: string, ours: number[], plain: number[]): Row {
  const ratio = median(plain) === 0 ? null : rounded(median(ours) / median(plain), 2);
  return { what, ours: rounded(median(ours), 4), plain: rounded(median(plain), 4), ratio };
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
