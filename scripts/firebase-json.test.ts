import { expect, test } from 'vitest';
import firebaseJson from '../firebase.json' with { type: 'json' };

// `emulators/hosting/publication.emulator.test.ts` asks whether Hosting sends these headers.
const headersOf = (source: string) => {
  const rule = firebaseJson.hosting.headers.find((rule) => rule.source === source);
  return new Map(rule?.headers.map(({ key, value }) => [key, value]));
};
const policyOf = (source: string) => headersOf(source).get('Content-Security-Policy') ?? '';
const ADMIN_PAGES = ['/admin/**', '/admin-panel'];

test('nobody puts a page of the site into a frame', () => {
  expect(headersOf('!/__/**').get('X-Frame-Options')).toBe('DENY');
  for (const source of ['!/__/**', ...ADMIN_PAGES])
    expect(policyOf(source)).toMatch(/; frame-ancestors 'none'$/);
});

test('a visitor’s page speaks to its own server alone, and frames Google’s map alone', () => {
  expect(policyOf('!/__/**')).toMatch(/^default-src 'none'; script-src 'self';/);
  expect(policyOf('!/__/**')).toContain("; connect-src 'self'; frame-src https://www.google.com;");
  expect(policyOf('!/__/**')).not.toContain('worker-src');
});

test.each(ADMIN_PAGES)('of Google’s scripts %s takes only those of the sign-in', (source) => {
  const policy = policyOf(source);
  // `gapiScript` in firebase/auth, and where that script has its parts from.
  const scripts = "'self' https://apis.google.com/js/api.js https://apis.google.com/_/scs/";
  expect(policy).toMatch(/^default-src 'none'; script-src /);
  expect(policy).toContain(`script-src ${scripts};`);
  expect(policy).toContain("connect-src 'self' https://identitytoolkit.googleapis.com");
  expect(policy).toContain("worker-src 'self'");
  expect(headersOf('!/__/**').get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
});
