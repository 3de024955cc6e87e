import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ADMIN } from '../suite/google-accounts.ts';
import { METHODS } from './parser.ts';
import { decide, storageRules, type TestRequest } from './test/rules-under-test.ts';

const firestoreRules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

const folder = '3f2b8c1e-9a4d-4c7b-8e21-0d5f6a7b8c9d';
const megabyte = 1024 * 1024;

/** Signed in by Google, unless told otherwise. */
function account(email: string, email_verified: boolean, sign_in_provider = 'google.com') {
  return { uid: 'uid', token: { email, email_verified, firebase: { sign_in_provider } } };
}

const admin = account(ADMIN, true);
const { firebase, ...adminToken } = admin.token;
const { email_verified, ...unverified } = admin.token;
const outsiders = [
  ['a signed-out visitor', null],
  ['another account', account('visitor@example.com', true)],
  ['the admin with an unverified e-mail', account(ADMIN, false)],
  ['the admin without email_verified', { uid: 'uid', token: unverified }],
  ['an account whose e-mail only begins like the admin', account(`${ADMIN}.org`, true)],
  ['the admin by password', account(ADMIN, true, 'password')],
  ['the admin without a way of sign-in', { uid: 'uid', token: adminToken }],
  ['a phone account without e-mail', { uid: 'uid', token: { phone_number: '+910000000001' } }],
] as const;
const admins = [
  ['the admin', admin],
  ['the admin in capitals', account(ADMIN.toUpperCase(), true)],
] as const;
const everyone = [...outsiders, ...admins] as const;

interface Upload {
  name?: string;
  contentType?: string | null;
  size?: number;
}

function upload(auth: TestRequest['auth'], { name, contentType, size }: Upload = {}): TestRequest {
  const objectName = name ?? `file/${folder}/site.jpg`;
  const stored = {
    name: objectName,
    bucket: 'demo-theni.appspot.com',
    contentType: contentType === undefined ? 'image/jpeg' : contentType,
    size: size ?? megabyte,
    metadata: {},
  };
  return {
    method: 'create',
    // firebase-tools cuts one final slash off.
    path: `/b/demo-theni.appspot.com/o/${objectName}`.replace(/\/$/, ''),
    newResource: stored,
    ...(auth === undefined ? {} : { auth }),
  };
}

function permits(request: TestRequest): boolean {
  return decide(storageRules, request).permit;
}

const stored = upload(null).newResource ?? null;
const path = upload(null).path;

test.each(everyone)('%s reads files of the gallery, and lists none', (_, auth) => {
  const get = (name: string, resource: TestRequest['resource'] = null) =>
    permits({ method: 'get', path: `/b/bucket/o/${name}`, auth, resource });
  expect(get(`file/${folder}/site.jpg`, stored)).toBe(true);
  // Whoever asks is told the truth about a file that is not there.
  expect(get(`file/${folder}/site.jpg`)).toBe(true);
  for (const name of ['site.jpg', 'other/site.jpg', 'file/site.jpg', `file/${folder}/a/site.jpg`])
    expect(get(name)).toBe(false);
  for (const prefix of ['', '/file', `/file/${folder}`])
    expect(permits({ method: 'list', path: `/b/bucket/o${prefix}`, auth })).toBe(false);
});

test.each(everyone)('%s replaces, relabels and deletes no file, there or not', (_, auth) => {
  const replacement = { ...upload(auth), resource: stored };
  expect(permits(replacement)).toBe(false);
  for (const method of ['update', 'delete']) {
    expect(permits({ ...replacement, method })).toBe(false);
    expect(permits({ ...upload(auth), method })).toBe(false);
    expect(permits({ method, path, auth, resource: stored })).toBe(false);
  }
});

test.each(everyone)('%s cannot touch Firestore', (_, auth) => {
  for (const method of METHODS) {
    for (const document of ['files/1', 'messages/1', 'meta/files', 'a/b/c/d']) {
      const path = `/databases/(default)/documents/${document}`;
      const request = { service: 'cloud.firestore', method, path, auth };
      expect(decide(firestoreRules, { ...request, resource: { data: {} } }).permit).toBe(false);
    }
  }
});

test.each(outsiders)('%s uploads nothing', (_, auth) => {
  for (const [name, contentType] of [
    ['site.jpg', 'image/jpeg'],
    ['site.png', 'image/png'],
    ['site.mp4', 'video/mp4'],
  ] as const) {
    expect(permits(upload(auth, { name: `file/${folder}/${name}`, contentType }))).toBe(false);
  }
});

describe('the admin uploads', () => {
  test.each([
    ['site.jpg', 'image/jpeg'],
    ['site.jpeg', 'image/jpeg'],
    ['IMG_0001.JPG', 'image/jpeg'],
    ['plan.png', 'image/png'],
    ['walk.mp4', 'video/mp4'],
    ['தேனி வீடு 1 (2).jpg', 'image/jpeg'],
    ['100% done + more.jpg', 'image/jpeg'],
  ])('%s as %s', (fileName, contentType) => {
    expect(permits(upload(admin, { name: `file/${folder}/${fileName}`, contentType }))).toBe(true);
  });

  test.each([
    ['a photo of one byte', 'site.jpg', 'image/jpeg', 1, true],
    ['a photo of exactly 20 MB', 'site.jpg', 'image/jpeg', 20 * megabyte, true],
    ['a PNG of exactly 20 MB', 'site.png', 'image/png', 20 * megabyte, true],
    ['a video of exactly 100 MB', 'site.mp4', 'video/mp4', 100 * megabyte, true],
    ['no photo of a byte more', 'site.jpg', 'image/jpeg', 20 * megabyte + 1, false],
    ['no PNG of a byte more', 'site.png', 'image/png', 20 * megabyte + 1, false],
    ['no video of a byte more', 'site.mp4', 'video/mp4', 100 * megabyte + 1, false],
    ['no empty photo', 'site.jpg', 'image/jpeg', 0, false],
    ['no empty video', 'site.mp4', 'video/mp4', 0, false],
  ])('%s', (_, fileName, contentType, size, permit) => {
    const name = `file/${folder}/${fileName}`;
    expect(permits(upload(admin, { name, contentType, size }))).toBe(permit);
  });

  test.each([
    ['logo.svg', 'image/svg+xml'],
    ['page.html', 'image/jpeg'],
    ['site.jpg', 'text/html'],
    ['site.png', 'image/jpeg'],
    ['site.jpg', 'video/mp4'],
    ['site.webp', 'image/webp'],
    ['video.mov', 'video/quicktime'],
    ['site', 'image/jpeg'],
    ['.jpg', 'image/jpeg'],
    ['site.jpg.html', 'image/jpeg'],
    ['site.jpg\n', 'image/jpeg'],
    ['site.html\n.jpg', 'image/jpeg'],
    ['site.jpg', 'image/jpeg; charset=utf-8'],
    ['site.jpg', 'IMAGE/JPEG'],
    ['site.jpg', null],
  ])('no %j as %j', (fileName, contentType) => {
    const name = `file/${folder}/${fileName}`;
    expect(permits(upload(admin, { name, contentType }))).toBe(false);
  });

  test.each([
    ['site.jpg'],
    ['file/site.jpg'],
    ['file/not-a-uuid/site.jpg'],
    ['file/3F2B8C1E-9A4D-4C7B-8E21-0D5F6A7B8C9D/site.jpg'],
    ['file/3f2b8c1e-9a4d-1c7b-8e21-0d5f6a7b8c9d/site.jpg'],
    ['file/3f2b8c1e-9a4d-4c7b-ce21-0d5f6a7b8c9d/site.jpg'],
    ['file/3f2b8c1e-9a4d-4c7b-8e21-0d5f6a7b8c9d\n/site.jpg'],
    [`file/${folder}/sub/site.jpg`],
    [`file/${folder}//site.jpg`],
    [`file/${folder}/../site.jpg`],
    [`file/${folder}/site.jpg/`],
    [`file/${folder}`],
  ])('nothing to %j', (name) => {
    expect(permits(upload(admin, { name }))).toBe(false);
  });

  test('nothing whose new metadata is missing', () => {
    expect(permits({ method: 'create', path, auth: admin })).toBe(false);
  });
});

describe('a file of the content', () => {
  const picture = `content/${folder}/founder.jpg`;
  const paper = `documents/${folder}/approval.pdf`;
  const read = (name: string, auth: TestRequest['auth']) =>
    permits({ method: 'get', path: `/b/bucket/o/${name}`, auth: auth ?? null, resource: stored });

  test.each(outsiders)('is neither read nor uploaded by %s', (_, auth) => {
    for (const [name, contentType] of [
      [picture, 'image/jpeg'],
      [paper, 'application/pdf'],
    ] as const) {
      expect(read(name, auth)).toBe(false);
      expect(permits(upload(auth, { name, contentType }))).toBe(false);
    }
  });

  test.each(admins)('is read and uploaded by %s', (_, auth) => {
    expect([read(picture, auth), read(paper, auth)]).toEqual([true, true]);
    expect(permits(upload(auth, { name: picture }))).toBe(true);
    expect(permits(upload(auth, { name: paper, contentType: 'application/pdf' }))).toBe(true);
  });

  test.each(everyone)('is neither replaced, relabelled, deleted nor listed by %s', (_, auth) => {
    for (const name of [picture, paper]) {
      const request = { ...upload(auth, { name }), resource: stored };
      for (const method of ['create', 'update', 'delete'])
        expect(permits({ ...request, method })).toBe(false);
      const list = name.slice(0, name.lastIndexOf('/'));
      expect(permits({ method: 'list', path: `/b/bucket/o/${list}`, auth })).toBe(false);
    }
  });

  test.each([
    ['a picture of exactly 20 MB', picture, 'image/jpeg', 20 * megabyte, true],
    ['a PNG of exactly 20 MB', `content/${folder}/plan.png`, 'image/png', 20 * megabyte, true],
    ['no picture of a byte more', picture, 'image/jpeg', 20 * megabyte + 1, false],
    ['a PDF of exactly 10 MB', paper, 'application/pdf', 10 * megabyte, true],
    ['no PDF of a byte more', paper, 'application/pdf', 10 * megabyte + 1, false],
    ['no empty PDF', paper, 'application/pdf', 0, false],
    ['no video', `content/${folder}/a.mp4`, 'video/mp4', megabyte, false],
    ['no PDF among the pictures', `content/${folder}/a.pdf`, 'application/pdf', megabyte, false],
    ['no picture among the PDFs', `documents/${folder}/a.jpg`, 'image/jpeg', megabyte, false],
    ['no PDF among the items', `file/${folder}/a.pdf`, 'application/pdf', megabyte, false],
    ['no page that is called a PDF', paper, 'text/html', megabyte, false],
    ['no PDF that is called a page', `documents/${folder}/a.html`, 'application/pdf', 9, false],
    ['nothing outside of a folder of its own', 'documents/a.pdf', 'application/pdf', 9, false],
    ['nothing deeper', `content/${folder}/a/b.jpg`, 'image/jpeg', 9, false],
    ['no WebP, as the server makes them', `content/${folder}/320.webp`, 'image/webp', 9, false],
  ])('%s', (_, name, contentType, size, permit) => {
    expect(permits(upload(admin, { name, contentType, size }))).toBe(permit);
  });
});
