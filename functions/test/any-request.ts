import { API_CALLS, type ApiCall } from '@theni/contract';
import fc from 'fast-check';
import {
  bombs,
  type HostileBody,
  JSON_TYPE,
  nested,
  rawBytes,
  textBody,
  toJson,
} from './hostile-bodies.ts';
import { anyJson, invalid, valuesOf } from './schema-values.ts';

export interface AnyRequest {
  method: string;
  /** With the query. */
  path: string;
  headers: Record<string, string>;
  body: Uint8Array | undefined;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
const BAD_SEGMENTS = [
  '%00',
  '..%2f..%2fmeta',
  '%E0%A4%A',
  '%',
  '__proto__',
  'x'.repeat(3000),
  '%ff',
];
const BAD_QUERIES = [
  'limit[]=1',
  'limit=1&limit=2',
  'after',
  '%zz=%',
  '=',
  '&&',
  '__proto__[a]=1',
  'service=%ff',
];

const headerText = fc.string({ unit: fc.constantFrom(...'aB1 "*/,;=-W'), maxLength: 40 });

/**
 * Requests to every call of the API: right ones, nearly right ones, and hostile ones.
 * @param known texts that lead somewhere: ids of what is stored, addresses, tokens excluded
 */
export function anyRequest(known: string[], adminToken: string): fc.Arbitrary<AnyRequest> {
  return fc.constantFrom(...Object.entries<ApiCall>(API_CALLS)).chain(([call, schemas]) => {
    const [method = '', pattern = ''] = call.split(' ');
    const parts = fc.record({
      method: mostly(fc.constant(method), fc.constantFrom(...METHODS)),
      path: paths(pattern, known),
      query: schemas.query
        ? queries(valuesOf(schemas.query, known))
        : mostly(fc.constant(''), rawQuery),
      authorization: mostly(fc.constant(`Bearer ${adminToken}`), headerText),
      extra: fc.record(
        {
          'If-None-Match': fc.oneof(fc.constant('*'), headerText),
          'If-Match': fc.oneof(
            fc.nat(9).map((version) => `"${version}"`),
            headerText,
          ),
          'X-Forwarded-For': headerText,
          'Fastly-Client-IP': headerText,
          Accept: headerText,
        },
        { requiredKeys: [] },
      ),
      body: schemas.body
        ? bodies(valuesOf(schemas.body, known))
        : mostly(fc.constant(undefined), hostile),
    });
    return parts.map(({ method, path, query, authorization, extra, body }) => ({
      method,
      path: query ? `${path}?${query}` : path,
      headers: { ...extra, ...body?.headers, Authorization: authorization },
      body: body?.body,
    }));
  });
}

const hostile: fc.Arbitrary<HostileBody> = fc.oneof(
  { weight: 2, arbitrary: nested },
  { weight: 6, arbitrary: rawBytes },
  { weight: 1, arbitrary: bombs },
);

function bodies(values: fc.Arbitrary<unknown>): fc.Arbitrary<HostileBody | undefined> {
  const json = fc
    .oneof(values, invalid(values), anyJson)
    .map((value) => textBody(JSON_TYPE, toJson(value) ?? ''));
  return fc.oneof(
    { weight: 8, arbitrary: json },
    { weight: 1, arbitrary: hostile },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

const rawQuery = fc.oneof(fc.constantFrom(...BAD_QUERIES), fc.webQueryParameters());

function queries(values: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return mostly(fc.oneof(values, invalid(values)).map(toQuery), rawQuery);
}

function toQuery(fields: unknown): string {
  const pairs = Object.entries(fields ?? {}).flatMap(([key, value]) =>
    [value].flat().map((one) => [key, toJson(one)?.replace(/^"|"$/g, '') ?? '']),
  );
  return new URLSearchParams(pairs).toString();
}

function paths(pattern: string, known: string[]): fc.Arbitrary<string> {
  const segment = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known.map(encodeURIComponent)) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: fc.constantFrom(...BAD_SEGMENTS) },
    { weight: 1, arbitrary: fc.webSegment() },
  );
  const right = fc
    .tuple(segment, segment)
    .map(([id, second]) => pattern.replace(/:\w+/, id).replace(/:\w+/, second));
  const beside = fc.tuple(fc.constant(pattern), segment).map(([base, more]) => `${base}/${more}`);
  return mostly(right, beside);
}

function mostly<T>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: other });
}
