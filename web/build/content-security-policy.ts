import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { inlineScripts } from './inline-scripts.ts';

const firebaseJson = new URL('../../firebase.json', import.meta.url);
const STORAGE = 'https://firebasestorage.googleapis.com';
const AUTH = 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';

const hashes = Object.values(inlineScripts).map(
  (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
);

const everywhere = {
  'default-src': "'none'",
  'script-src': `'self' ${hashes.join(' ')}`,
  'style-src': "'self' 'unsafe-inline'",
  'img-src': `'self' data: ${STORAGE}`,
  'media-src': `'self' ${STORAGE}`,
  'font-src': "'self'",
  'connect-src': "'self' https://www.google.com",
  'frame-src': 'https://www.google.com',
  'worker-src': '',
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

/**
 * Where the SDK's sign-in has its script from (`gapiScript` in firebase/auth), and that script the
 * rest. The whole host would let in others that run what their address says.
 */
const SIGN_IN = 'https://apis.google.com/js/api.js https://apis.google.com/_/scs/';

/** Signs in with Google, shows the account's picture, and rings by a service worker. */
const adminArea = {
  ...everywhere,
  'script-src': `${everywhere['script-src']} ${SIGN_IN}`,
  'img-src': `'self' data: blob: ${STORAGE}`,
  'media-src': `'self' blob: ${STORAGE}`,
  'connect-src': `'self' ${AUTH} ${STORAGE}`,
  'frame-src': "'self' https://*.firebaseapp.com",
  'worker-src': "'self'",
};

/** By the `source` in firebase.json. */
const policies: Record<string, Record<string, string>> = {
  '!/__/**': everywhere,
  '/admin/**': adminArea,
  '/admin-panel': adminArea,
};

const KEY = '"key": "Content-Security-Policy"';
const POLICY = new RegExp(
  `("source": "([^"]+)",\\s*"headers": \\[\\s*\\{\\s*${KEY},\\s*"value": )"[^"]*"`,
  'g',
);

/** A part of the build: the policies in firebase.json follow the inline scripts. */
const before = await readFile(firebaseJson, 'utf8');
const after = before.replace(
  POLICY,
  (_, start, source) => `${start}"${policyText(policies[source])}"`,
);
if (after !== before) {
  await writeFile(firebaseJson, after);
  console.log('firebase.json: the Content-Security-Policies are written anew.');
}

function policyText(policy: Record<string, string> = everywhere): string {
  return Object.entries(policy)
    .filter(([, sources]) => sources)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}
