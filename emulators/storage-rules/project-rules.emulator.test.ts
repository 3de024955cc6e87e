import { randomUUID } from 'node:crypto';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { PHOTO_MAX_BYTES } from '@theni/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN } from '../suite/accounts.ts';
import { PROJECT_ID } from '../suite/project-id.ts';
import { storageRules } from './rules-under-test.ts';

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

const byGoogle = (email_verified: boolean) => ({
  email_verified,
  firebase: { sign_in_provider: 'google.com' as const },
});

const roles = {
  visitor: () => environment.unauthenticatedContext(),
  'another account': () =>
    environment.authenticatedContext('other', {
      email: 'other@theni.example',
      ...byGoogle(true),
    }),
  'the admin with an unverified address': () =>
    environment.authenticatedContext('unverified', { email: ADMIN, ...byGoogle(false) }),
  'the admin’s address by password': () =>
    environment.authenticatedContext('password', {
      email: ADMIN,
      email_verified: true,
      firebase: { sign_in_provider: 'password' as const },
    }),
  admin: () => environment.authenticatedContext('admin', { email: ADMIN, ...byGoogle(true) }),
};
type Role = keyof typeof roles;
const strangers = Object.keys(roles).filter((role) => role !== 'admin') as Role[];

const storage = (role: Role) => roles[role]().storage(`gs://${PROJECT_ID}.appspot.com`);
const newPath = (name: string) => `file/${randomUUID()}/${name}`;
const bytes = (size = 10) => new Uint8Array(size);

/** The client SDK's own retries would hide a refusal for minutes. */
async function put(role: Role, path: string, contentType: string, content = bytes()) {
  await storage(role).ref(path).put(content, { contentType });
}

/** A file that the admin has uploaded. */
async function existing(): Promise<string> {
  const path = newPath('site.jpg');
  await put('admin', path, 'image/jpeg');
  return path;
}

test('the admin uploads a photo', async () => {
  await assertSucceeds(put('admin', newPath('வீடு 🏠 1.jpg'), 'image/jpeg'));
});

test.each(strangers)('%s uploads nothing', async (role) => {
  await assertFails(put(role, newPath('photo.jpg'), 'image/jpeg'));
});

test('of a photo the last byte counts', async () => {
  await assertFails(put('admin', newPath('a.jpg'), 'image/jpeg', bytes(0)));
  await assertSucceeds(put('admin', newPath('a.jpg'), 'image/jpeg', bytes(PHOTO_MAX_BYTES)));
  await assertFails(put('admin', newPath('a.jpg'), 'image/jpeg', bytes(PHOTO_MAX_BYTES + 1)));
});

test.each(Object.keys(roles) as Role[])('%s reads a file, and lists no folder', async (role) => {
  const path = await existing();
  expect(await assertSucceeds(storage(role).ref(path).getDownloadURL())).toContain('alt=media');
  await assertFails(storage(role).ref('file').listAll());
  await assertFails(storage(role).ref().listAll());
});

test.each(Object.keys(roles) as Role[])(
  '%s neither overwrites, nor relabels, nor deletes a file',
  async (role) => {
    const path = await existing();
    const before = await storage('admin').ref(path).getMetadata();
    await assertFails(put(role, path, 'image/jpeg', bytes(20)));
    await assertFails(storage(role).ref(path).updateMetadata({ contentType: 'text/html' }));
    await assertFails(
      storage(role)
        .ref(path)
        .updateMetadata({ customMetadata: { a: 'b' } }),
    );
    await assertFails(storage(role).ref(path).delete());
    expect(await storage('admin').ref(path).getMetadata()).toEqual(before);
  },
);

test('files of the content are the admin’s alone', async () => {
  const picture = `content/${randomUUID()}/founder.jpg`;
  const paper = `documents/${randomUUID()}/approval.pdf`;
  for (const role of strangers) {
    await assertFails(put(role, picture, 'image/jpeg'));
    await assertFails(put(role, paper, 'application/pdf'));
  }
  await assertSucceeds(put('admin', picture, 'image/jpeg'));
  await assertSucceeds(put('admin', paper, 'application/pdf'));
  for (const path of [picture, paper]) {
    for (const role of strangers) await assertFails(storage(role).ref(path).getDownloadURL());
    await assertSucceeds(storage('admin').ref(path).getDownloadURL());
  }
});
