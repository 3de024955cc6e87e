import { randomUUID } from 'node:crypto';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN } from '../suite/google-accounts.ts';
import { BUCKET, PROJECT_ID } from '../suite/ports.ts';
import { storageRules } from './test/rules-under-test.ts';

/** The project's storage.rules, asked through the client SDK at the running Storage emulator. */
let environment: RulesTestEnvironment;

beforeAll(async () => {
  const [host = '', port] = (process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '').split(':');
  environment = await initializeTestEnvironment({
    projectId: PROJECT_ID,
    storage: { host, port: Number(port), rules: storageRules },
  });
});
afterAll(() => environment.cleanup());

const token = { email_verified: true, firebase: { sign_in_provider: 'google.com' as const } };
const roles = {
  visitor: () => environment.unauthenticatedContext(),
  'another account': () =>
    environment.authenticatedContext('other', { email: 'other@theni.example', ...token }),
  admin: () => environment.authenticatedContext('admin', { email: ADMIN, ...token }),
};
type Role = keyof typeof roles;
const everyone = Object.keys(roles) as Role[];
const strangers = everyone.filter((role) => role !== 'admin');

const file = (role: Role, path: string) => roles[role]().storage(`gs://${BUCKET}`).ref(path);

/** The client SDK's own retries would hide a refusal for minutes. */
async function put(role: Role, path: string, contentType = 'image/jpeg') {
  await file(role, path).put(new Uint8Array(10), { contentType });
}

test('the admin alone uploads; everyone reads a photo and changes nothing', async () => {
  const path = `file/${randomUUID()}/வீடு 🏠 1.jpg`;
  for (const role of strangers) await assertFails(put(role, path));
  await assertSucceeds(put('admin', path));
  const before = await file('admin', path).getMetadata();
  for (const role of everyone) {
    const address = await assertSucceeds(file(role, path).getDownloadURL());
    expect(address).toContain('alt=media');
    await assertFails(file(role, 'file').listAll());
    await assertFails(put(role, path));
    await assertFails(file(role, path).updateMetadata({ contentType: 'text/html' }));
    await assertFails(file(role, path).delete());
  }
  expect(await file('admin', path).getMetadata()).toEqual(before);
});

test.each([
  [`content/${randomUUID()}/founder.jpg`, 'image/jpeg'],
  [`documents/${randomUUID()}/approval.pdf`, 'application/pdf'],
])('%s, a file of the content, is the admin’s alone', async (path, contentType) => {
  for (const role of strangers) await assertFails(put(role, path, contentType));
  await assertSucceeds(put('admin', path, contentType));
  for (const role of strangers) await assertFails(file(role, path).getDownloadURL());
  await assertSucceeds(file('admin', path).getDownloadURL());
});
