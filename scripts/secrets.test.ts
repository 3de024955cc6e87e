import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** What keys look like, by those who hand them out; each with one that opens nothing, in two halves. */
const KINDS: [string, RegExp, [string, string]][] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/, ['-----BEGIN PRIVATE', ' KEY-----']],
  ['a Google API key', /AIza[\w-]{35}/, ['AIza', 'x'.repeat(35)]],
  ['a Google OAuth secret', /GOCSPX-[\w-]{28}/, ['GOCSPX-', 'x'.repeat(28)]],
  ['a Google refresh token', /\b1\/\/0[\w-]{40,}/, ['1//0', 'x'.repeat(40)]],
  ['a service account', /"type":\s*"service_account"/, ['"type": ', '"service_account"']],
  ['a SendGrid key', /SG\.[\w-]{22}\.[\w-]{43}/, [`SG.${'x'.repeat(22)}`, `.${'x'.repeat(43)}`]],
  ['a GitHub token', /\b(gh[pousr]_\w{36}|github_pat_\w{50,})/, ['ghp_', 'x'.repeat(36)]],
  ['an npm token', /\bnpm_\w{36}\b/, ['npm_', 'x'.repeat(36)]],
  ['an AWS key', /\b(AKIA|ASIA)[0-9A-Z]{16}\b/, ['AKIA', 'X'.repeat(16)]],
  ['a Slack token', /\bxox[abprs]-[\w-]{20,}/, ['xoxb-', 'x'.repeat(20)]],
];

function secretsIn(text: string): string[] {
  return KINDS.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
}

/** Everything that is or would be committed. */
const files = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
)
  .split('\0')
  .filter((file) => file && existsSync(join(ROOT, file)));

const textOf = (file: string) => readFileSync(join(ROOT, file), 'latin1');

test.each(KINDS)('%s would be found', (kind, _pattern, halves) => {
  expect(secretsIn(`key = '${halves.join('')}'`)).toEqual([kind]);
});

test('no file of the repository holds a key', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => secretsIn(textOf(file)).map((kind) => `${file}: ${kind}`));
  expect(found).toEqual([]);
});

test('the mail key of the local stack is none', () => {
  expect(textOf('functions/.secret.local')).toBe('SENDGRID_API_KEY=unset\n');
});

test('no file is of a kind that keys come in', () => {
  expect(files.filter((file) => /\.(pem|key|p12|pfx|jks)$|(^|\/)\.env/.test(file))).toEqual([]);
});
