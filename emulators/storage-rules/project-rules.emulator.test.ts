import { randomUUID } from 'node:crypto';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { DOCUMENT_MAX_BYTES, PHOTO_MAX_BYTES, VIDEO_MAX_BYTES } from '@theni/contract/limits';
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

test.each([
  ['photo.jpg', 'image/jpeg'],
  ['photo.jpeg', 'image/jpeg'],
  ['IMG_0001.JPG', 'image/jpeg'],
  ['வீடு 🏠 1.jpg', 'image/jpeg'],
  ['plan.png', 'image/png'],
  ['video.mp4', 'video/mp4'],
])('the admin uploads %s', async (name, contentType) => {
  await assertSucceeds(put('admin', newPath(name), contentType));
});

test.each(strangers)('%s uploads nothing', async (role) => {
  await assertFails(put(role, newPath('photo.jpg'), 'image/jpeg'));
  await assertFails(put(role, newPath('video.mp4'), 'video/mp4'));
});

test.each([
  ['a page', 'page.html', 'text/html'],
  ['a drawing that can carry a script', 'logo.svg', 'image/svg+xml'],
  ['a video of another kind', 'video.mov', 'video/quicktime'],
  ['a page that is called a photo', 'page.jpg', 'text/html'],
  ['a photo that is called a page', 'photo.html', 'image/jpeg'],
  ['a drawing that is called a photo', 'photo.png', 'image/svg+xml'],
  ['a video that is called a photo', 'video.jpg', 'video/mp4'],
  ['a type with something behind it', 'photo.jpg', 'image/jpeg; charset=utf-7'],
  ['a name without an extension', 'photo', 'image/jpeg'],
  ['an extension alone', '.jpg', 'image/jpeg'],
])('not even the admin uploads %s', async (_what, name, contentType) => {
  await assertFails(put('admin', newPath(name), contentType));
});

test.each([
  ['the root', 'photo.jpg'],
  ['another folder', `other/${randomUUID()}/photo.jpg`],
  ['a folder that is no UUID', 'file/holiday/photo.jpg'],
  ['no folder of its own', 'file/photo.jpg'],
  ['a deeper folder', `file/${randomUUID()}/more/photo.jpg`],
  ['a UUID in capitals', `file/${randomUUID().toUpperCase()}/photo.jpg`],
])('not even the admin uploads to %s', async (_where, path) => {
  await assertFails(put('admin', path, 'image/jpeg'));
});

test('an empty file is refused, a file of one byte is not', async () => {
  await assertFails(put('admin', newPath('a.jpg'), 'image/jpeg', bytes(0)));
  await assertSucceeds(put('admin', newPath('a.jpg'), 'image/jpeg', bytes(1)));
});

test('a photo may have 20 MB and not a byte more', async () => {
  await assertSucceeds(put('admin', newPath('a.jpg'), 'image/jpeg', bytes(PHOTO_MAX_BYTES)));
  await assertFails(put('admin', newPath('a.jpg'), 'image/jpeg', bytes(PHOTO_MAX_BYTES + 1)));
  await assertFails(put('admin', newPath('a.png'), 'image/png', bytes(PHOTO_MAX_BYTES + 1)));
});

test('a video may have 100 MB and not a byte more', async () => {
  await assertSucceeds(put('admin', newPath('a.mp4'), 'video/mp4', bytes(VIDEO_MAX_BYTES)));
  await assertFails(put('admin', newPath('a.mp4'), 'video/mp4', bytes(VIDEO_MAX_BYTES + 1)));
});

test.each(Object.keys(roles) as Role[])('%s reads a file', async (role) => {
  const path = await existing();
  expect(await assertSucceeds(storage(role).ref(path).getDownloadURL())).toContain('alt=media');
});

test.each(Object.keys(roles) as Role[])('%s lists no folder', async (role) => {
  await existing();
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
  await assertFails(
    put(
      'admin',
      `documents/${randomUUID()}/a.pdf`,
      'application/pdf',
      bytes(DOCUMENT_MAX_BYTES + 1),
    ),
  );
});
