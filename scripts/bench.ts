import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { generate } from 'selfsigned';
import { sampleLayouts } from '../config/sample-layouts.ts';
import { built } from '../config/site-config.ts';
import { manyPlots, renderWithPlots } from '../e2e/public/many-plots.ts';
import { publicPaths } from '../e2e/public/public-paths.ts';
import type { SuitePorts } from '../emulators/suite/ports.ts';
import { seed } from '../emulators/suite/seed.ts';
import { startFreshSuite } from '../emulators/suite/with-suite.ts';
import { originOf } from '../functions/test/origin-of.ts';
import { command, runInOrder } from './command.ts';
import { ensureBrowser } from './programs.ts';

const ROOT = join(import.meta.dirname, '..');
const RESULT = join(ROOT, '.data/bench/result.json');
const RUNS = 7;
const LIST = '/api/file?limit=24';
const LIST_REQUESTS = 100;
/** The slug of a layout with 500 plots, which the stack does not know. */
const MANY_PLOTS = 'sample-many';
const LAYOUT_PATHS = [...sampleLayouts.map(({ Slug }) => Slug), MANY_PLOTS].map(
  (slug) => `/layouts/${slug}`,
);
/** What most visitors who read Tamil come to; the others are made alike. */
const TAMIL_PATHS = ['', '/service-plots', '/contact-us', '/gallery', ...LAYOUT_PATHS].map(
  (path) => `/ta${path}`,
);
const DEBUGGING_PORT = 9333;

const score = (category: string) => (result: Result) =>
  (result.categories[category]?.score ?? 0) * 100;
const value = (audit: string) => (result: Result) =>
  result.audits[audit]?.numericValue ?? Number.NaN;

const FIGURES: [what: string, figure: (result: Result) => number][] = [
  ['performance', score('performance')],
  ['accessibility', score('accessibility')],
  ['best practices', score('best-practices')],
  ['SEO', score('seo')],
  ['FCP ms', value('first-contentful-paint')],
  ['LCP ms', value('largest-contentful-paint')],
  ['TBT ms', value('total-blocking-time')],
  ['CLS', value('cumulative-layout-shift')],
];

/** One measurement of ours beside the same one of something plain, in the same run. */
interface Row {
  what: string;
  ours: number;
  plain: number;
}

/**
 * `npm run bench`: each public page beside a plain one, and the list beside a file. Nothing is
 * asserted.
 */
await command(async () => {
  await runInOrder([['npm', 'run', '--silent', 'build']]);
  // It ends this process with the stack at a signal.
  const suite = await startFreshSuite('bench-stack');
  try {
    await seed(suite.ports);
    const rows = [await listSpeed(suite.ports), ...(await pageSpeed(suite.ports))];
    await mkdir(join(RESULT, '..'), { recursive: true });
    await writeFile(RESULT, JSON.stringify(rows, undefined, 2));
    console.log(`${toTable(rows)}\nThe same as JSON: ${relative(process.cwd(), RESULT)}`);
  } finally {
    await suite.stop();
  }
  process.exit();
});

async function listSpeed({ hosting }: SuitePorts): Promise<Row> {
  const [ours, plain]: [number[], number[]] = [[], []];
  for (let request = 0; request < LIST_REQUESTS; request += 1) {
    ours.push(await timeOf(`http://127.0.0.1:${hosting}${LIST}`));
    plain.push(await timeOf(`http://127.0.0.1:${hosting}/robots.txt`));
  }
  return { what: `${LIST} ms`, ours: median(ours), plain: median(plain) };
}

async function timeOf(url: string): Promise<number> {
  const start = performance.now();
  await (await fetch(url)).arrayBuffer();
  return performance.now() - start;
}

/** Lighthouse's phone with its default throttling. */
async function pageSpeed(ports: SuitePorts): Promise<Row[]> {
  const site = join(ROOT, built.site);
  const ours = await serve(site, ports, await renderWithPlots(manyPlots, MANY_PLOTS));
  const plain = await serve(join(import.meta.dirname, 'bench/reference'), ports);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
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
  console.log(`Chromium ${browser.version()}`);
  const rows: Row[] = [];
  for (const path of [...publicPaths, ...LAYOUT_PATHS, ...TAMIL_PATHS]) {
    const [our, plains]: [Result[], Result[]] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      our.push(await measure(ours + path));
      plains.push(await measure(`${plain}/`));
    }
    for (const [what, figure] of FIGURES)
      rows.push({
        what: `${path} ${what}`,
        ours: median(our.map(figure)),
        plain: median(plains.map(figure)),
      });
  }
  await browser.close();
  return rows;
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

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/**
 * A folder as Hosting sends it: compressed, over HTTP/2 and TLS, with clean addresses. What the
 * stack answers, lists and pictures, is kept as the CDN keeps it, and comes from the same origin: a
 * page that came over TLS shows no picture that did not.
 * @returns its origin
 */
async function serve(
  folder: string,
  { hosting, storage }: SuitePorts,
  more = new Map<string, () => Promise<Buffer>>(),
): Promise<string> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  const kept = new Map<string, Promise<Answer>>();
  const server = createSecureServer({ key, cert }, async ({ url = '' }, response) => {
    const answer = kept.get(url) ?? respond(url);
    kept.set(url, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, headers).end(body);
  });
  const origin = (await originOf(server.listen(0, '127.0.0.1'))).replace('http:', 'https:');

  async function respond(url: string): Promise<Answer> {
    if (url === `/api/layouts/${MANY_PLOTS}/plots`)
      return compressed('application/json', JSON.stringify(manyPlots));
    if (/^\/(api|v0)\//.test(url)) return passOn(url);
    const path = decodeURIComponent(url.replace(/\?.*/, ''));
    for (const file of [path, `${path}.html`, join(path, 'index.html')]) {
      const text = (await more.get(file)?.()) ?? (await readIfFile(join(folder, file)));
      if (text) return compressed(contentType(file), text);
    }
    return { ...compressed('text/html', ''), status: 404 };
  }

  async function passOn(url: string): Promise<Answer> {
    const from = url.startsWith('/api/') ? hosting : storage;
    const response = await fetch(`http://127.0.0.1:${from}${url}`);
    const type = response.headers.get('Content-Type') ?? '';
    const body = Buffer.from(await response.arrayBuffer());
    const pictures = `http://127.0.0.1:${storage}`;
    if (!type.includes('json')) return { status: 200, headers: { 'Content-Type': type }, body };
    return compressed(type, body.toString().replaceAll(pictures, origin));
  }

  return origin;
}

async function readIfFile(path: string): Promise<Buffer | undefined> {
  const isFile = await stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
  return isFile ? readFile(path) : undefined;
}

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  xml: 'text/xml',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
};

function contentType(file: string): string {
  return TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}

function compressed(type: string, content: string | Buffer): Answer {
  const isText = /text|json|svg|script/.test(type);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return {
    status: 200,
    headers: {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=31536000',
      ...(isText && { 'Content-Encoding': 'br' }),
    },
    body: isText ? brotliCompressSync(content, { params }) : Buffer.from(content),
  };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function toTable(rows: Row[]): string {
  const number = (figure: number) => figure.toFixed(figure < 10 ? 2 : 0);
  const lines = rows.map(
    ({ what, ours, plain }) =>
      `| ${what} | ${number(ours)} | ${number(plain)} | ${number(ours / plain)} |`,
  );
  return ['', '| measured | ours | plain | ratio |', '| --- | ---: | ---: | ---: |', ...lines].join(
    '\n',
  );
}
