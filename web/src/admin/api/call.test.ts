import { afterEach, expect, test, vi } from 'vitest';

const user = { getIdToken: async (renewed: boolean) => (renewed ? 'renewed' : 'first') };
vi.mock('./firebase.ts', async (original) => ({
  ...(await original<typeof import('./firebase.ts')>()),
  openFirebase: async () => ({ auth: { currentUser: user } }),
}));
// Another test file of this process may have loaded the real one.
vi.resetModules();
const { call } = await import('./call.ts');
const { AdminApiError, apiErrorText, TemporaryError, SessionEndedError } = await import(
  './errors.ts'
);

afterEach(() => {
  vi.useRealTimers();
});

/** The server's answers, one after the other; the last one stays. */
function serverThat(...answers: (Response | Error)[]) {
  const server = vi.fn(async (_address: string, _init: RequestInit) => {
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) as Response | Error;
    if (answer instanceof Error) throw answer;
    return answer.clone();
  });
  vi.stubGlobal('fetch', server);
  return server;
}

const plot = 'PATCH /api/admin/layouts/:slug/plots/:id';
const booking = {
  params: { slug: 'garden', id: 'A/17' },
  body: { state: 'booked', messageId: null },
  ifMatch: 'four',
} as const;

test.each([
  [new TemporaryError('late'), 'The server does not answer. Check the connection and try again.'],
  [new SessionEndedError('signed-out'), 'You are signed out. Please sign in again.'],
  [new TypeError('no such key'), 'Something went wrong. Please try again.'],
  [
    new AdminApiError(400, 'The request is not valid.', [
      { path: 'nextStepOn', message: 'must have a year of four digits, such as 2026' },
    ]),
    'The request is not valid. nextStepOn must have a year of four digits, such as 2026',
  ],
])(
  'of %s the admin is told what is wrong, and the connection is blamed only where it may be',
  (error, said) => {
    expect(apiErrorText(error)).toBe(said);
  },
);

test('what is changed goes with its revision, whatever its id has in it', async () => {
  const server = serverThat(Response.json({ number: 'A/17' }));
  expect(await call(plot, booking)).toEqual({ number: 'A/17' });
  expect(server).toHaveBeenCalledExactlyOnceWith('/api/admin/layouts/garden/plots/A%2F17', {
    signal: expect.any(AbortSignal),
    method: 'PATCH',
    body: '{"state":"booked","messageId":null}',
    headers: {
      traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/),
      'Content-Type': 'application/json',
      'If-Match': '"four"',
      Authorization: 'Bearer first',
    },
  });
});

test('a search is sent as it was typed, and what is not chosen not at all', async () => {
  const server = serverThat(Response.json([]));
  await call('GET /api/messages', { query: { list: 'all', search: 'a&b தேனி' } });
  const [address = ''] = server.mock.lastCall ?? [];
  const sent = new URLSearchParams(address.slice('/api/messages?'.length));
  expect(Object.fromEntries(sent)).toEqual({ list: 'all', search: 'a&b தேனி' });
});

test('a refused token is renewed once, before the admin signs in again', async () => {
  const refused = new Response(null, { status: 401 });
  const server = serverThat(refused, Response.json({ admin: false }));
  expect(await call('GET /api/session')).toEqual({ admin: false });
  expect(server.mock.lastCall?.[1].headers).toMatchObject({ Authorization: 'Bearer renewed' });
  serverThat(refused);
  await expect(call('GET /api/session')).rejects.toEqual(new SessionEndedError('signed-out'));
});

test('the admin is told apart whether to try again, or why the server refuses', async () => {
  serverThat(new TypeError('Failed to fetch'));
  await expect(call('GET /api/push')).rejects.toBeInstanceOf(TemporaryError);
  serverThat(new Response(null, { status: 503 }));
  await expect(call('GET /api/push')).rejects.toBeInstanceOf(TemporaryError);
  serverThat(
    Response.json({ detail: 'Six photos are already shown first on Home.' }, { status: 409 }),
  );
  const refusal = new AdminApiError(409, 'Six photos are already shown first on Home.');
  await expect(call('GET /api/push')).rejects.toEqual(refusal);
});

test('a fault of the server is told with the beginning of the name that its log has of the call', async () => {
  const server = serverThat(Response.json({ detail: 'It went wrong.' }, { status: 500 }));
  const failure = await call('GET /api/push').catch((error: Error) => error.message);
  const sent = new Headers(server.mock.lastCall?.[1].headers).get('traceparent');
  expect(failure).toBe(`It went wrong. (request ${sent?.slice(3, 11)})`);
  serverThat(new TypeError('Failed to fetch'));
  await expect(call('GET /api/push')).rejects.toThrow(/\(request [0-9a-f]{8}\)/);
});

test.each(['fetch', 'token'])('a call ends after a minute without a %s', async (silent) => {
  vi.useFakeTimers();
  const never = () => new Promise<never>(() => {});
  serverThat(Response.json([]));
  if (silent === 'fetch') vi.stubGlobal('fetch', never);
  const token = vi.spyOn(user, 'getIdToken');
  if (silent === 'token') token.mockImplementation(never);
  const ended = expect(call('GET /api/push')).rejects.toBeInstanceOf(TemporaryError);
  await vi.advanceTimersByTimeAsync(60_000);
  await ended;
  token.mockRestore();
});
