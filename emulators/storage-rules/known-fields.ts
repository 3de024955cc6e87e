import type { Expression } from './syntax.ts';

// https://firebase.google.com/docs/reference/security/storage and
// https://firebase.google.com/docs/reference/rules/rules.firestore
const auth = ['uid', 'token'];
const storageResource = [
  'name',
  'bucket',
  'generation',
  'metageneration',
  'size',
  'timeCreated',
  'updated',
  'md5Hash',
  'crc32c',
  'etag',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'contentType',
  'metadata',
];
const firestoreResource = ['__name__', 'data', 'id'];

const fieldsByService: Record<string, Record<string, readonly string[]>> = {
  'firebase.storage': {
    request: ['auth', 'method', 'path', 'resource', 'time'],
    'request.auth': auth,
    'request.resource': storageResource,
    resource: storageResource,
  },
  'cloud.firestore': {
    request: ['auth', 'method', 'path', 'resource', 'time'],
    'request.auth': auth,
    'request.resource': firestoreResource,
    resource: firestoreResource,
  },
};

const unsupported: Record<string, string> = {
  'request.params': 'firebase-tools does not send it',
  'request.query': 'queries are not analysed here',
};

export function isKnownService(service: string): boolean {
  return Object.hasOwn(fieldsByService, service);
}

/** Why `target.name` cannot be right, or undefined when nothing is known against it. */
export function fieldError(service: string, target: Expression, name: string): string | undefined {
  const owner = dottedName(target);
  const fields = owner === undefined ? undefined : fieldsByService[service]?.[owner];
  if (fields === undefined || fields.includes(name)) return undefined;
  const why = unsupported[`${owner}.${name}`];
  return why === undefined
    ? `unknown field ${owner}.${name}`
    : `${owner}.${name} is not supported: ${why}`;
}

function dottedName(expression: Expression): string | undefined {
  if (expression.kind === 'name') return expression.name;
  if (expression.kind !== 'field') return undefined;
  const owner = dottedName(expression.target);
  return owner === undefined ? undefined : `${owner}.${expression.name}`;
}
