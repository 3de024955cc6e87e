import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_CALLS } from '@theni/contract';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN } from '../emulators/suite/google-accounts.ts';
import { apiForTests, emptyGallery, photo } from '../functions/test/running-api.ts';
import { emptyCollections } from '../functions/test/test-api.ts';

/** The page's shell commands, typed one after the other at the tests' own stack. */
const page = readFileSync(new URL('../docs/api.md', import.meta.url), 'utf8');
const commands = Array.from(page.matchAll(/```sh\n(.*?)```/gs), ([, block]) => block).join('\n');

const folder = mkdtempSync(join(tmpdir(), 'api-docs-'));
const api = await apiForTests();
beforeAll(async () => {
  await emptyGallery(api);
  writeFileSync(join(folder, 'site.jpg'), await photo());
});
afterAll(async () => {
  await emptyCollections(getFirestore(), ['messages']);
  // The page deletes its layout and restores it.
  await getFirestore().doc('layouts/sample-meadow').delete();
  rmSync(folder, { recursive: true });
});

function documentedStatuses(): string[] {
  return Array.from(commands.matchAll(/curl -i.*?# (\d{3})/gs), ([, status = '']) => status);
}

function answered(): string[] {
  const script = commands
    .replaceAll('http://localhost:5000', process.env.SITE_URL ?? '')
    .replace('admin@theni.example', ADMIN)
    .replaceAll('127.0.0.1:9099', process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '')
    .replaceAll('127.0.0.1:9199', process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '')
    .replaceAll('curl -i', `curl -s -o /dev/null -w '%{http_code}\\n'`);
  return execFileSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8' }).trim().split('\n');
}

test('every curl line of docs/api.md is answered as the line says', () => {
  expect(documentedStatuses()).toHaveLength(commands.split('curl -i').length - 1);
  expect(answered()).toEqual(documentedStatuses());
});

test('docs/api.md shows each call of the API with curl', () => {
  const shown = commands
    .split('curl -i ')
    .slice(1)
    .map((text) => {
      const [command = ''] = text.split(/ # \d{3}/);
      const [, path = ''] = /\$SITE([^\s"?]*)/.exec(command) ?? [];
      const sent = /\s-d /.test(command) ? 'POST' : 'GET';
      const [, method = sent] = /-X (\w+)/.exec(command) ?? [];
      const pattern = path
        .replace(/\/(\$ID|[\da-f-]{36})(?=\/|$)/, '/:id')
        .replace(/\/versions\/\d+/, '/versions/:releaseId')
        .replace(/\/layouts\/[$\w-]+/, '/layouts/:slug')
        .replace('/plots/$PLOT', '/plots/:id');
      return `${method} ${pattern}`;
    });
  expect(Object.keys(API_CALLS).filter((name) => !shown.includes(name))).toEqual([]);
});
