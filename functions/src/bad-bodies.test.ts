import { API_CALLS, type ApiCall, BODY_MAX_BYTES } from '@theni/contract';
import { afterAll, expect, test } from 'vitest';
import { samplePost } from '../test/samples.ts';
import { ADMIN_TOKEN, startTestApi } from '../test/test-api.ts';

// Nothing is stored, so nothing is emptied between the tests.
const api = await startTestApi({ mailer: undefined });
afterAll(api.stop);

const BAD_BODIES: [what: string, body: (maxBytes: number) => string, status: number][] = [
  ['no JSON', () => '{"broken', 400],
  ['nested prototypes', () => `${'{"__proto__":'.repeat(500)}1${'}'.repeat(500)}`, 400],
  ['too many bytes', (maxBytes) => JSON.stringify('x'.repeat(maxBytes)), 413],
];

const callsWithBody = Object.entries<ApiCall>(API_CALLS).filter(([, { body }]) => body);
const requests = callsWithBody.flatMap(([call, { maxBytes = BODY_MAX_BYTES }]) =>
  BAD_BODIES.map(([what, body, status]) => ({ call, what, body: body(maxBytes), status })),
);

test.each(requests)('$call refuses $what, and changes nothing', async ({ call, body, status }) => {
  const [method = '', path = ''] = call.split(' ');
  const response = await fetch(api.url + path.replace(/:\w+/g, '17'), {
    method,
    headers: { Authorization: `Bearer ${ADMIN_TOKEN}`, 'Content-Type': 'application/json' },
    body,
  });
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toContain('application/problem+json');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ type: 'about:blank', status });
  expect(await api.firestore.listCollections()).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test.each(['utf-7', 'utf-16', 'latin1'])(
  'a body in %s is refused: JSON is UTF-8',
  async (charset) => {
    const headers = { 'Content-Type': `application/json; charset=${charset}` };
    const body = Buffer.from(
      JSON.stringify(samplePost()),
      charset === 'utf-16' ? 'utf16le' : 'utf8',
    );
    const response = await fetch(`${api.url}/api/email`, { method: 'POST', headers, body });
    expect(response.status).toBe(415);
    expect(await api.stored()).toEqual(new Map());
  },
);

const closed = requests.filter(
  ({ call }) => (API_CALLS as Record<string, ApiCall>)[call]?.who !== 'anyone',
);

test.each(closed)('$call refuses a stranger before it reads $what', async ({ call, body }) => {
  const [method = '', path = ''] = call.split(' ');
  const response = await fetch(api.url + path.replace(/:\w+/g, '17'), {
    method,
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  expect(response.status).toBe(401);
});
