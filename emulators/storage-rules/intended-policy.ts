import { DOCUMENT_MAX_BYTES, PHOTO_MAX_BYTES, VIDEO_MAX_BYTES } from '@theni/contract/limits';
import { ADMIN } from '../suite/accounts.ts';
import type { Plain, TestRequest } from './rules-under-test.ts';

/** The extensions and the largest size of each type that the admin may upload. */
const UPLOADS: Record<string, { extensions: string[]; maxBytes: number }> = {
  'image/jpeg': { extensions: ['.jpg', '.jpeg'], maxBytes: PHOTO_MAX_BYTES },
  'image/png': { extensions: ['.png'], maxBytes: PHOTO_MAX_BYTES },
  'video/mp4': { extensions: ['.mp4'], maxBytes: VIDEO_MAX_BYTES },
  'application/pdf': { extensions: ['.pdf'], maxBytes: DOCUMENT_MAX_BYTES },
};

/** What each folder takes, and whether everyone may read it. */
const FOLDERS: Record<string, { types: string[]; isPublic: boolean }> = {
  file: { types: ['image/jpeg', 'image/png', 'video/mp4'], isPublic: true },
  content: { types: ['image/jpeg', 'image/png'], isPublic: false },
  documents: { types: ['application/pdf'], isPublic: false },
};

/**
 * What storage.rules are meant to say, restated in plain code: anyone reads one file of an item, only
 * the admin one of the content, only the admin adds one, and nothing else happens.
 */
export function isIntended({ service, method, path, auth, resource, newResource }: TestRequest) {
  const [before, b, bucket, o, folder, id, name, ...rest] = path.split('/');
  const isObject = before === '' && b === 'b' && o === 'o' && rest.length === 0;
  if (service !== 'firebase.storage' || !isObject || !bucket || !folder || !id || !name)
    return false;
  const rule = Object.hasOwn(FOLDERS, folder) ? FOLDERS[folder] : undefined;
  if (!rule) return false;
  if (method === 'get') return rule.isPublic || isAdmin(auth);
  const isNew = resource === null && field(newResource, 'name') === `${folder}/${id}/${name}`;
  const isTaken = rule.types.includes(String(field(newResource, 'contentType')));
  const fitsHere = isTaken && isItemId(id) && fits(name, newResource);
  return method === 'create' && isNew && isAdmin(auth) && fitsHere;
}

function isAdmin(auth: Plain | undefined): boolean {
  const token = field(auth, 'token');
  const email = field(token, 'email');
  return (
    typeof email === 'string' &&
    email.toLowerCase() === ADMIN &&
    field(token, 'email_verified') === true &&
    field(field(token, 'firebase'), 'sign_in_provider') === 'google.com'
  );
}

/** RFC 9562: 8-4-4-4-12 hexadecimal digits, version 4, variant 10; in small letters. */
function isItemId(id: string): boolean {
  const groups = id.split('-');
  const [, , third = '', fourth = ''] = groups;
  return (
    groups.map(({ length }) => length).join() === '8,4,4,4,12' &&
    [...groups.join('')].every((digit) => '0123456789abcdef'.includes(digit)) &&
    third.startsWith('4') &&
    '89ab'.includes(fourth.charAt(0))
  );
}

function fits(name: string, file: Plain | undefined): boolean {
  const [type, size] = [field(file, 'contentType'), field(file, 'size')];
  if (typeof type !== 'string' || !Object.hasOwn(UPLOADS, type)) return false;
  const { extensions = [], maxBytes = 0 } = UPLOADS[type] ?? {};
  const extension = extensions.find((one) => name.toLowerCase().endsWith(one));
  const isNamed = extension !== undefined && name.length > extension.length && !/[\n\r]/.test(name);
  return isNamed && typeof size === 'number' && size > 0 && size <= maxBytes;
}

function field(value: Plain | undefined, name: string): Plain | undefined {
  const isMap = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  return isMap ? (value as Record<string, Plain>)[name] : undefined;
}
