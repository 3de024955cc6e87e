import { DOCUMENT_MAX_BYTES, PHOTO_MAX_BYTES, VIDEO_MAX_BYTES } from '@theni/contract/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { count } from '../../functions/test/counts.ts';
import { ADMIN } from '../suite/accounts.ts';
import { isIntended } from './intended-policy.ts';
import { decider, type Plain, storageRules, type TestRequest } from './rules-under-test.ts';
import { methods } from './syntax.ts';

const permits = decider(storageRules);

/** Right in most requests, so that many are permitted and each single mistake is met. */
function mostly<T>(right: fc.Arbitrary<T>, other: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: other });
}

const anything = fc.oneof(
  fc.constantFrom<Plain>(null, true, 'true', '', {}, [], [ADMIN], { token: null }, 1, 0.5),
  fc.string(),
  fc.integer(),
);
const folder = mostly(
  fc.uuid({ version: 4 }),
  fc.oneof(
    fc.uuid({ version: [1, 3, 5, 7] }),
    fc.uuid({ version: 4 }).map((id) => id.toUpperCase()),
    fc.uuid({ version: 4 }).map((id) => `${id}\n`),
    fc.uuid({ version: 4 }).map((id) => id.replaceAll('-', '')),
    fc.constantFrom('', 'file', '..', '3f2b8c1e-9a4d-4c7b-ce21-0d5f6a7b8c9d'),
    fc.string(),
  ),
);
const type = mostly(
  fc.constantFrom('image/jpeg', 'image/png', 'video/mp4', 'application/pdf'),
  fc.constantFrom<Plain>('text/html', 'IMAGE/JPEG', 'image/jpeg;q=1', 'image/svg+xml', '', null),
);
const extensions: Record<string, string[]> = {
  'image/jpeg': ['.jpg', '.jpeg', '.JPG', '.jPeG'],
  'image/png': ['.png', '.PNG'],
  'video/mp4': ['.mp4', '.Mp4'],
  'application/pdf': ['.pdf', '.PDF'],
};
const stem = mostly(
  fc.constantFrom('site', 'தேனி வீடு', '100% done', '.', 'a.html'),
  fc.oneof(fc.constantFrom('', ' ', '\n', 'a\r', '\u2028', 'K', 'İ', '\ud800', '..'), fc.string()),
);
const name = (contentType: Plain) =>
  fc
    .tuple(
      stem,
      mostly(
        fc.constantFrom(...(extensions[String(contentType)] ?? ['.html'])),
        fc.oneof(
          fc.constantFrom('', '.jpg', '.png', '.mp4', '.jpg ', '.jpg\n', '.jpg/', '.jpg.html'),
          fc.constantFrom('jpg', '.jp', '.jpx', '.jpegg', '.jpeeg', '.pn', '.pnx', '.mp3', 'xmp4'),
        ),
      ),
    )
    .map((parts) => parts.join(''));
const size = mostly<Plain>(
  fc.integer({ min: 1, max: PHOTO_MAX_BYTES }),
  fc.oneof(
    fc.constantFrom<Plain>(0, -1, 0.5, '1000', null, true, [1]),
    fc.constantFrom<Plain>(
      ...[PHOTO_MAX_BYTES, VIDEO_MAX_BYTES, DOCUMENT_MAX_BYTES].flatMap((max) => [max, max + 1]),
    ),
    fc.integer(),
  ),
);
const token = fc.record(
  {
    email: mostly<Plain>(
      fc.constant(ADMIN),
      fc.oneof(
        fc.constantFrom<Plain>(ADMIN.toUpperCase(), `${ADMIN} `, `x${ADMIN}`, `${ADMIN}.org`),
        anything,
      ),
    ),
    email_verified: mostly<Plain>(fc.constant(true), fc.oneof(fc.constant(false), anything)),
    firebase: mostly<Plain>(
      fc.constant({ sign_in_provider: 'google.com' }),
      fc.oneof(
        fc.constantFrom<Plain>({ sign_in_provider: 'password' }, { provider: 'google.com' }, {}),
        anything,
      ),
    ),
    admin: fc.constant(true),
  },
  { requiredKeys: ['email'] },
);
const auth = mostly<Plain>(fc.record({ uid: fc.constant('uid'), token }), anything);

const anyPath = fc
  .array(fc.oneof(fc.constantFrom('b', 'o', 'file', 'content', 'documents', '..', ''), fc.string()))
  .map((segments) => `/${segments.join('/')}`);

/** Where a file of the type belongs. */
const kind = (contentType: Plain) => {
  if (contentType === 'application/pdf')
    return mostly(fc.constant('documents'), fc.constantFrom('file', 'content'));
  return mostly(fc.constantFrom('file', 'content'), fc.constantFrom('documents', 'file'));
};

/** Requests around the right ones: each part is right in most of them and wrong in some. */
const requests: fc.Arbitrary<TestRequest> = type.chain((contentType) =>
  fc
    .tuple(kind(contentType), folder, name(contentType), size)
    .chain(([first, id, fileName, bytes]) => {
      const objectName = `${first}/${id}/${fileName}`;
      const path = `/b/demo-theni.appspot.com/o/${objectName}`;
      const stored = { name: objectName, contentType, size: bytes, metadata: {} };
      return fc.record({
        service: mostly(fc.constant('firebase.storage'), fc.constantFrom('cloud.firestore', '')),
        method: fc.oneof(
          { weight: 6, arbitrary: fc.constant('create') },
          { weight: 4, arbitrary: fc.constantFrom(...methods, 'read', 'write', 'CREATE', '') },
        ),
        path: mostly(
          // firebase-tools cuts one final slash off.
          fc.constant(path.replace(/\/$/, '')),
          fc.oneof(
            anyPath,
            fc.constantFrom(
              '',
              '/',
              `${path}/`,
              `${path}/x`,
              path.slice(1),
              path.replace('/o/', '//'),
            ),
            fc.constantFrom(
              path.replace(`/${first}/`, '/files/'),
              path.replace(`/${first}/`, '/content/'),
              path.replace(`/${first}`, ''),
              `/x${path}`,
            ),
          ),
        ),
        auth,
        resource: mostly<Plain>(fc.constant(null), fc.constantFrom<Plain>(stored, {}, '', false)),
        newResource: mostly<Plain>(
          fc.constant(stored),
          fc.oneof(
            anything,
            fc.constantFrom<Plain>(
              { ...stored, name: `${objectName}/` },
              { ...stored, name: fileName },
            ),
          ),
        ),
      });
    }),
);

test('storage.rules decide every request as they are meant to', { timeout: 600_000 }, () => {
  const runs = count(5000, 100_000);
  const permitted = { get: 0, create: 0 };
  fc.assert(
    fc.property(requests, (request) => {
      const { permit } = permits(request);
      expect(permit).toBe(isIntended(request));
      if (permit) permitted[request.method as keyof typeof permitted] += 1;
    }),
    { numRuns: runs },
  );
  console.log({ requests: runs, permitted });
  expect(permitted.create).toBeGreaterThan(runs / 20);
  expect(permitted.get).toBeGreaterThan(runs / 50);
});
