import { readFileSync } from 'node:fs';
import { DOCUMENT_MAX_BYTES, PHOTO_MAX_BYTES, VIDEO_MAX_BYTES } from '@theni/contract/limits';
import { expect, test } from 'vitest';
import firebaseJson from '../firebase.json' with { type: 'json' };

// What stands in two places, because one of them cannot read the other.
const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test('an upload may be as large in storage.rules as in the contract', () => {
  const sizes = read('storage.rules').matchAll(/isSized\((\d+) \* 1024 \* 1024\)/g);
  expect(Array.from(sizes, ([, megabytes]) => Number(megabytes) * 1024 * 1024)).toEqual([
    PHOTO_MAX_BYTES,
    VIDEO_MAX_BYTES,
    DOCUMENT_MAX_BYTES,
  ]);
});

test('database and rewrites are in the region of the functions', () => {
  const [, region] = /const REGION = '([^']+)'/.exec(read('functions/src/index.ts')) ?? [];
  const { firestore, hosting } = firebaseJson;
  const regions = hosting.rewrites.map((rewrite) => rewrite.function.region);
  expect(new Set([firestore.location, ...regions])).toEqual(new Set([region]));
});
