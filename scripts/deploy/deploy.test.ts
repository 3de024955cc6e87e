import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as config from '../../config/edge-cases.config.ts';
import * as sample from '../../config/sample.config.ts';
import { adminOfRules, rulesFor } from '../../config/storage-rules.ts';
import { deploySteps, stepsBefore } from '../deploy.ts';
import { refusals, rulesRefusals } from './checks.ts';

const PROJECT = 'vaigai-homes';
const tracked = readFileSync(new URL('../../storage.rules', import.meta.url), 'utf8');

test('a real project with real values is not refused, also one without Google Analytics', () => {
  const admin = { ...config.admin, analyticsUrl: '' };
  expect(refusals(PROJECT, config)).toEqual([]);
  expect(refusals(PROJECT, { ...config, admin })).toEqual([]);
});

test('a local project, none at all, and another file than the owner’s are refused', () => {
  expect(refusals('demo-theni', config)).toEqual(['demo-theni exists on this machine only.']);
  expect(refusals('', config)).toEqual([expect.stringContaining('Which project?')]);
  expect(refusals(PROJECT, config, 'config/edge-cases.config.ts')).toEqual([
    'SITE_CONFIG is set, and only site.config.ts goes live.',
  ]);
});

test('each value of the shipped configuration is refused, and each empty one', () => {
  const [...paths] = refusals(PROJECT, sample).map((line) => line.split(': ')[1]);
  expect(paths).toEqual([
    'site.url',
    'admin.email',
    'admin.analyticsUrl',
    'mail.sender',
    'mail.recipient',
  ]);
  const site = { ...config.site, url: ` ${sample.site.url}` };
  const mail = { ...config.mail, sender: ' ' };
  expect(refusals(PROJECT, { ...config, site, mail })).toEqual([
    `Not set in site.config.ts: site.url: ${sample.site.url}`,
    'Not set in site.config.ts: mail.sender: ',
  ]);
});

test('the build writes the admin into the rules, and nothing else', () => {
  const rules = rulesFor(config.admin.email, tracked);
  expect(rulesRefusals(config.admin, rules)).toEqual([]);
  const before = rulesFor('former@homes.example', tracked).split('\n');
  expect(rules.split('\n').filter((line) => !before.includes(line))).toEqual([
    expect.stringContaining(`== "${config.admin.email}"`),
  ]);
  const apostrophe = "o'neil$&@homes.example";
  expect(adminOfRules(rulesFor(apostrophe, tracked))).toBe(apostrophe);
});

test('rules that let another account upload are refused', () => {
  expect(rulesRefusals(config.admin, rulesFor('former@homes.example', tracked))).toHaveLength(1);
  const open = rulesFor(config.admin.email, tracked).replaceAll('lower() ==', 'lower() !=');
  expect(rulesRefusals(config.admin, open)).toHaveLength(1);
});

test('rules go before functions, these before pages; then the API is asked', () => {
  expect(deploySteps(PROJECT).map((step) => step.join(' '))).toEqual([
    'firebase deploy --project vaigai-homes --only firestore:rules,firestore:indexes,storage',
    'firebase deploy --project vaigai-homes --only functions',
    'node scripts/release.ts --project vaigai-homes',
    'curl --fail --no-progress-meter https://vaigai-homes.web.app/api/health',
  ]);
});

test('both keys must be there and the tests pass before the site is built', () => {
  expect(stepsBefore(PROJECT).map((step) => step.join(' '))).toEqual([
    'firebase functions:secrets:get SENDGRID_API_KEY --project vaigai-homes',
    'firebase functions:secrets:get VAPID_PRIVATE_KEY --project vaigai-homes',
    'npm test',
    'npm run --silent build',
  ]);
});
