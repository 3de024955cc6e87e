import { deflateRawSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { samplePost } from './sample-post.ts';

export interface BadRequest {
  headers: Record<string, string>;
  body: Uint8Array;
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const FORM_FIELDS = ['name', 'email', 'message', 'services'];
const PROTOTYPE_KEYS = [
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  '__defineGetter__',
];

/** What is no string is right in none of a message's text fields. */
const noString = fc
  .anything({ withNullPrototype: true, maxDepth: 4 })
  .filter((value) => typeof value !== 'string' && toJson(value) !== undefined);
const controlText = fc
  .tuple(
    fc.string(),
    fc.constantFrom('\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\ud800'),
    fc.string(),
  )
  .map(([before, control, after]) => `a${before}${control}${after}b`);
const longText = fc
  .integer({ min: 5001, max: 90_000 })
  .map((length) => 'அ'.repeat(length / 3 + 5001));
const badText = fc.oneof(noString, controlText, longText, fc.constantFrom('', ' ', '\n\t'));

/** A good message with one field spoilt. */
const spoiltField = fc.tuple(fc.constantFrom(...FORM_FIELDS), badText).map(([field, value]) => ({
  ...samplePost(),
  formData: { ...samplePost().formData, [field]: value },
}));
const extraKey = fc
  .tuple(
    fc.constantFrom('post', 'formData', 'services'),
    fc.constantFrom(...PROTOTYPE_KEYS),
    fc.jsonValue(),
  )
  .map(([place, key, value]) => {
    const post = samplePost();
    const extra = { [key]: value };
    const services = { ...post.formData.services, ...(place === 'services' && extra) };
    const formData = { ...post.formData, services, ...(place === 'formData' && extra) };
    return { ...post, formData, ...(place === 'post' && extra) };
  });
const badExtra = fc
  .tuple(
    fc.constantFrom('id', 'phone', 'website', 'startedAt', 'sentAt'),
    fc.constantFrom(null, -1, {}, [], true, [1], { a: 1 }),
  )
  .map(([field, value]) => ({ ...samplePost(), [field]: value }));
/** The one key that a literal cannot carry. */
const protoKey = fc
  .constantFrom('{', '"formData":{', '"services":{')
  .map((place) =>
    JSON.stringify(samplePost()).replace(place, `${place}"__proto__":{"polluted":1},`),
  )
  .map((body) => request(JSON_TYPE, body));

const spoiltMessage = fc
  .oneof(spoiltField, extraKey, badExtra, fc.anything({ maxDepth: 4 }))
  .map((value) => request(JSON_TYPE, toJson(value) ?? 'undefined'));

const nested = fc
  .tuple(
    fc.constantFrom('[', '{"a":', '{"formData":', '{"__proto__":'),
    fc.integer({ min: 1, max: 6000 }),
  )
  .map(([opening, depth]) => request(JSON_TYPE, opening.repeat(depth)));

const rawBytes = fc
  .tuple(
    fc.constantFrom(JSON_TYPE, FORM_TYPE, 'text/plain', 'multipart/form-data; boundary=x', 'x', ''),
    fc.constantFrom('', '; charset=utf-16', '; charset=latin1', '; charset=none', '; charset="'),
    fc.constantFrom('', 'gzip', 'deflate', 'br', 'compress', 'identity, gzip'),
    fc.uint8Array({ maxLength: 300 }),
  )
  .map(([type, charset, encoding, body]) => ({
    headers: {
      ...(type && { 'Content-Type': type + charset }),
      ...(encoding && { 'Content-Encoding': encoding }),
    },
    body,
  }));

/** A few bytes that become many when they are unpacked. */
const bombs = fc
  .tuple(fc.constantFrom('gzip', 'deflate'), fc.integer({ min: 100_000, max: 3_000_000 }))
  .map(([encoding, size]) => ({
    headers: { 'Content-Type': JSON_TYPE, 'Content-Encoding': encoding },
    body:
      encoding === 'gzip'
        ? gzipSync(Buffer.alloc(size, '['))
        : deflateRawSync(Buffer.alloc(size, '[')),
  }));

const forms = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        ...FORM_FIELDS,
        'formData[name]',
        '__proto__',
        'constructor[prototype]',
        'plots',
        'a[]',
      ),
      fc.string(),
    ),
    { maxLength: 40 },
  )
  .map((pairs) => request(FORM_TYPE, `${new URLSearchParams(pairs)}&email=no-address`));

/** Requests to `POST /api/email` of which none is a message. */
export const badRequests: fc.Arbitrary<BadRequest> = fc.oneof(
  { weight: 12, arbitrary: spoiltMessage },
  { weight: 1, arbitrary: protoKey },
  { weight: 2, arbitrary: nested },
  { weight: 4, arbitrary: rawBytes },
  { weight: 4, arbitrary: forms },
  { weight: 1, arbitrary: bombs },
);

function request(type: string, body: string): BadRequest {
  return { headers: { 'Content-Type': type }, body: Buffer.from(body) };
}

function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
