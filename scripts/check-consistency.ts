import { readFile } from 'node:fs/promises';
import { isSame } from '@theni/contract/is-same';
import { DOCUMENT_MAX_BYTES, PHOTO_MAX_BYTES, VIDEO_MAX_BYTES } from '@theni/contract/limits';
import firebaseJson from '../firebase.json' with { type: 'json' };

/** `npm run check`: what stands in two places, because one of them cannot read the other, is the same. */
const rules = await readFile(new URL('../storage.rules', import.meta.url), 'utf8');
const functions = await readFile(new URL('../functions/src/index.ts', import.meta.url), 'utf8');
const MEGABYTE = 1024 * 1024;

const faults = [
  ...differs('storage.rules has the limits of contract/src/limits.ts', rulesLimits(), [
    PHOTO_MAX_BYTES / MEGABYTE,
    VIDEO_MAX_BYTES / MEGABYTE,
    DOCUMENT_MAX_BYTES / MEGABYTE,
  ]),
  ...differs(
    "the database is in the functions' region",
    firebaseJson.firestore.location,
    functionsRegion(),
  ),
  ...firebaseJson.hosting.rewrites.flatMap(({ source, function: { region } }) =>
    differs(`the rewrite of ${source} goes to the functions' region`, region, functionsRegion()),
  ),
];
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);

function rulesLimits(): number[] {
  return [...rules.matchAll(/isSized\((\d+) \* 1024 \* 1024\)/g)].map(([, megabytes]) =>
    Number(megabytes),
  );
}

function functionsRegion(): string | undefined {
  return /const REGION = '([^']+)'/.exec(functions)?.[1];
}

function differs(rule: string, found: unknown, expected: unknown): string[] {
  const [left, right] = [found, expected].map((value) => JSON.stringify(value));
  return isSame(found, expected) ? [] : [`Not so: ${rule}: ${left} is not ${right}`];
}
