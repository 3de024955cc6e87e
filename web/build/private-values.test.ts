import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shipped } from '@theni/content';
import { expect, onTestFinished, test } from 'vitest';
import * as config from '../../config/edge-cases.config.ts';
import { privateValueIssues } from './private-values.ts';

const { admin } = config;

async function issuesOf(page: string, analyticsUrl: string, email = admin.email) {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'index.html'), page);
  const company = { ...shipped.company, email };
  return privateValueIssues(
    folder,
    { ...config, admin: { ...admin, analyticsUrl } },
    { ...shipped, company },
  );
}

test('the admin’s address is told as the company’s alone, the analytics link never', async () => {
  const page = `Sam@homes.example ${admin.analyticsUrl}`;
  const isTold = (value: string) => `index.html tells strangers ${value}.`;
  expect(await issuesOf(page, '')).toEqual([]);
  expect(await issuesOf(page, '', 'office@homes.example')).toEqual([isTold(admin.email)]);
  expect(await issuesOf(page, admin.analyticsUrl)).toEqual([isTold(admin.analyticsUrl)]);
});
