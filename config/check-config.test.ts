import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkConfig } from './check-config.ts';
import * as config from './sample.config.ts';

const check = (changes: { keepMessagesDays?: number; email?: string }) => () =>
  checkConfig(
    { site: { ...config.site, ...changes }, admin: { ...config.admin, ...changes } },
    'site.config.ts',
  );

test.each([364, 90, 0, -1, 365.5, Number.NaN])(
  'a site that would delete messages after %s days is not built, and its owner reads why',
  (keepMessagesDays) => {
    expect(check({ keepMessagesDays })).toThrow(
      /^site\.config\.ts: site\.keepMessagesDays is .*at least 365/,
    );
  },
);

test('no function is built that would delete messages after 90 days', () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'short.config.ts');
  const sample = join(import.meta.dirname, 'sample.config.ts');
  const site = { ...config.site, keepMessagesDays: 90 };
  writeFileSync(file, `export * from '${sample}';\nexport const site = ${JSON.stringify(site)};\n`);
  const { status, stderr } = spawnSync(process.execPath, ['functions/build.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, SITE_CONFIG: file },
    encoding: 'utf8',
  });
  expect(stderr).toContain('short.config.ts: site.keepMessagesDays is 90.');
  expect(status).toBe(1);
});

test.each([365, 400])('a site may keep messages for %s days', (keepMessagesDays) => {
  expect(check({ keepMessagesDays })).not.toThrow();
});

test.each(['Sam@homes.example', ' sam@homes.example'])(
  'an admin’s address that the API and Storage could read apart, %j, is not built',
  (email) => {
    expect(check({ email })).toThrow(/^site\.config\.ts: admin\.email is .*small letters/);
  },
);
