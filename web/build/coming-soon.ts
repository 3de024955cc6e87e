import { type Content, shipped, wordsIn } from '@theni/content';
import { renderDocument } from './document.ts';
import { fileOf, hashedAddress, pagesIn } from './documents.ts';
import type { SiteBuild } from './site-build.ts';
import { adminManifest } from './site-files.ts';

/**
 * The site before its first publication: the admin area, and one page that says that more is to
 * come.
 */
export function renderComingSoon(build: SiteBuild): Map<string, Buffer> {
  const context = { language: 'en' as const, words: wordsIn('en', unnamedContent, build.site) };
  const json = JSON.stringify(context.words);
  const wordsFile = hashedAddress('words.en', json);
  const admin = pagesIn('en').filter(({ name }) => name === 'admin');
  const files: [string, string][] = [
    ...comingSoonFiles(),
    adminManifest(unnamedContent),
    [wordsFile, json],
    ...admin.map((page): [string, string] => [
      fileOf(page.path),
      renderDocument({ page, context, wordsFile, body: '', build }),
    ]),
  ];
  return new Map(files.map(([address, file]) => [address, Buffer.from(file)]));
}

/** What the admin area shows around its own pages: nothing of the sample company and its people. */
const unnamedContent: Content = {
  ...shipped,
  company: { ...blank(shipped.company), name: { en: 'Admin', ta: 'Admin' } },
  people: blank(shipped.people),
};

function blank<Value>(value: Value): Value {
  const blankTexts = (_key: string, inner: unknown) => (typeof inner === 'string' ? '' : inner);
  return JSON.parse(JSON.stringify(value), blankTexts);
}

/** One page at the addresses of Home, and for all that are not found; no search engine lists it. */
function comingSoonFiles(): [address: string, html: string][] {
  return ['/index.html', '/ta.html', '/404.html', '/ta/404.html'].map((address) => [address, PAGE]);
}

/** Its words stand here, because the owner has published none yet. */
const PAGE = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Coming soon</title>
<meta name="robots" content="noindex">
<style>
body{margin:0;min-height:100vh;display:grid;place-content:center;text-align:center}
body{font:1.25rem/1.7 system-ui,sans-serif;color:#faf4e6;background:#1e3b2c}h1,p{margin:0}
</style>
</head>
<body>
<main>
<h1>Coming soon</h1>
<p lang="ta-IN">விரைவில் வருகிறது</p>
</main>
</body>
</html>
`;
