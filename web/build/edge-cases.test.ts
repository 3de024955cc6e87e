import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { shipped } from '@theni/content';
import { withChanges } from '@theni/content/changes';
import { beforeAll, expect, test } from 'vitest';
import * as edgeCases from '../../config/edge-cases.config.ts';
import changes from '../../config/edge-cases.content.json' with { type: 'json' };
import * as sample from '../../config/sample.config.ts';
import { privateValueIssues } from './private-values.ts';

const ROOT = join(import.meta.dirname, '../..');
const SITE = join(ROOT, 'out/edge-cases/site');
const { site, admin } = edgeCases;
const content = withChanges(changes);
const { company } = content;

/**
 * The site of an owner whose words are awkward, built as `npm run build` does; a broken budget ends
 * it, too.
 */
beforeAll(async () => {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    SITE_CONFIG: 'config/edge-cases.config.ts',
  };
  await promisify(execFile)('npm', ['run', '--silent', 'build'], { cwd: ROOT, env });
});

const read = (file: string) => readFileSync(join(SITE, file), 'utf8');
const pages = () => globSync('**/*.html', { cwd: SITE });

test('search engines and the sitemap read the owner’s words to the letter', () => {
  const [, json = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(read('index.html')) ?? [];
  expect(JSON.parse(json)['@graph'][0]).toMatchObject({
    name: company.name.en,
    address: {
      streetAddress: company.address.street.en,
      postalCode: company.address.postalCode,
    },
    geo: company.geo,
    openingHours: company.openingHours,
  });
  expect(read('sitemap.xml')).toContain(`<loc>${site.url}/about-us</loc>`);
});

test('each page that search engines may have has a picture for link previews that phones load', () => {
  for (const html of pages().map(read)) {
    const [, picture] = /og:image" content="https:\/\/[^/"]+(.*?)"/.exec(html) ?? [];
    if (html.includes('name="robots" content="noindex"')) continue;
    expect(picture).toMatch(/\.(jpg|webp)$/);
    expect(statSync(join(SITE, picture ?? '')).size).toBeLessThan(300_000);
  }
});

test('nothing of the sample is left anywhere in the site', () => {
  const { name, address, email } = shipped.company;
  const { founder } = shipped.people;
  expect(pages().length).toBeGreaterThan(10);
  for (const page of pages())
    for (const word of [
      ...Object.values(name),
      ...Object.values(address.street),
      ...Object.values(founder.name),
      email,
      sample.site.url,
    ])
      expect(read(page)).not.toContain(word);
});

test('the admin’s address is told as the company’s alone, the analytics link never', async () => {
  expect(await privateValueIssues(SITE, edgeCases, content)).toEqual([]);
  const apart = { ...content, company: { ...company, email: 'office@homes.example' } };
  expect(await privateValueIssues(SITE, edgeCases, apart)).toContain(
    'index.html tells strangers sam@homes.example.',
  );
  const told = { ...edgeCases, admin: { ...admin, analyticsUrl: company.social.youtube } };
  expect((await privateValueIssues(SITE, told, content)).length).toBeGreaterThan(0);
  const none = { ...edgeCases, admin: { ...admin, analyticsUrl: '' } };
  expect(await privateValueIssues(SITE, none, content)).toEqual([]);
});

test('the admin area is an app that starts with the leads; a visitor’s page is none', () => {
  expect(read('index.html')).not.toContain('rel="manifest"');
  const [, href = ''] = /<link rel="manifest" href="([^"]+)"/.exec(read('admin/auth.html')) ?? [];
  const app = JSON.parse(read(href));
  expect(app).toMatchObject({
    start_url: '/admin/dashboard',
    scope: '/admin',
    display: 'standalone',
  });
  for (const { src } of app.icons) expect(existsSync(join(SITE, src))).toBe(true);
});
