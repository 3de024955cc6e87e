import { deflateRawSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';

/** A request's body with the headers that say what it is, or lie about it. */
export interface HostileBody {
  headers: Record<string, string>;
  body: Uint8Array;
}

export const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** Names that every object knows; `__proto__` needs care of its own. */
export const PROTOTYPE_KEYS = [
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  '__defineGetter__',
];

/** Deeper than any parser should follow. */
export const nested = fc
  .tuple(
    fc.constantFrom('[', '{"a":', '{"formData":', '{"__proto__":'),
    fc.integer({ min: 1, max: 6000 }),
  )
  .map(([opening, depth]) => textBody(JSON_TYPE, opening.repeat(depth)));

export const rawBytes = fc
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
export const bombs = fc
  .tuple(fc.constantFrom('gzip', 'deflate'), fc.integer({ min: 100_000, max: 3_000_000 }))
  .map(([encoding, size]) => ({
    headers: { 'Content-Type': JSON_TYPE, 'Content-Encoding': encoding },
    body:
      encoding === 'gzip'
        ? gzipSync(Buffer.alloc(size, '['))
        : deflateRawSync(Buffer.alloc(size, '[')),
  }));

export function textBody(type: string, body: string): HostileBody {
  return { headers: { 'Content-Type': type }, body: Buffer.from(body) };
}

/** @returns undefined for what JSON cannot carry */
export function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
