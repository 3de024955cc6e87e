import { randomUUID } from 'node:crypto';
import type { Express } from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { fakeDependencies } from '../../test/fake-dependencies.ts';
import { originOf } from '../../test/origin-of.ts';
import { sampleItem } from '../../test/sample-item.ts';
import { createApp } from '../app.ts';

/**
 * Hosting's CDN keeps a response for each spelling of an address. An address that means nothing more
 * than another one must not make the function work again.
 */

const _id = randomUUID();
const item = sampleItem({ _id });

const items = { version: async () => 1, all: async () => [item] };

async function started(app: Express): Promise<string> {
  const server = app.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  return originOf(server);
}

test.each([
  '/api/file?limit=005',
  '/api/file?limit=5&&',
  '/api/file?',
  '/api/file?zz=1',
  '/api/file?service=Road+Work&service=Road+Work',
  '/api/file/filters?place=Theni&',
  `/api/file/${_id}?zz=1`,
  `/api/file/${_id}?`,
])('%s says nothing that a shorter address does not, and is refused', async (address) => {
  const site = await started(createApp(fakeDependencies({ items })));
  const response = await fetch(site + address);
  expect(response.status).toBe(400);
  expect(response.headers.get('Content-Type')).toContain('application/problem+json');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});
