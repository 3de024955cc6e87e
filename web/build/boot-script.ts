import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { minifySync } from 'vite';
import { boot } from '../src/boot.ts';
import { withTimeout } from '../src/deployment.ts';

const firebaseJson = new URL('../../firebase.json', import.meta.url);

export const bootScript = minifySync('boot.js', `(${boot})(${withTimeout})`).code.trim();

/** As a Content-Security-Policy writes it. */
export const bootHash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`;

/** Every policy that allows scripts must allow this one, or no page comes to life. */
export async function checkBootHash(): Promise<string[]> {
  const policies = (await readFile(firebaseJson, 'utf8')).match(/script-src[^;"]*/g) ?? [];
  if (policies.length > 0 && policies.every((policy) => policy.includes(bootHash))) return [];
  return [`firebase.json: each script-src must contain ${bootHash}, the hash of src/boot.ts.`];
}
