import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api.ts';
import { sendMessage } from './sending.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const services = { construction: '', plans: '', plots: '', others: '' } as const;
const formData = { name: 'a', email: 'a@b.example', message: 'c', services };
const message = { formData, id: 'x', phone: '', extra: '', startedAt: 1, sentAt: 2 };

test('a problem document becomes an error that says what the server said, and of which fields', async () => {
  const problem = {
    title: 'Bad Request',
    status: 400,
    detail: 'Not valid.',
    errors: [{ path: 'formData.email', message: 'must be complete' }],
  };
  vi.stubGlobal('fetch', async () => Response.json(problem, { status: 400 }));
  const sending = sendMessage(message);
  await expect(sending).rejects.toBeInstanceOf(ApiError);
  await expect(sending).rejects.toMatchObject({
    status: 400,
    // The name by which the server's log knows the request.
    message: expect.stringMatching(/^Not valid\. \(request [0-9a-f]{8}\)$/),
    paths: ['formData.email'],
  });
});

test('a visitor does not wait for ever for a server that never answers', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const sending = expect(sendMessage(message)).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(30_000);
  await sending;
});
