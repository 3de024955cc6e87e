import type { Request, Response } from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { senderLimits } from './sender-limits.ts';

const TEN_MINUTES_MS = 10 * 60_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
// Other files run in the same process: in 1970 no certificate of theirs would be valid.
afterEach(() => void vi.useRealTimers());

const limit = senderLimits();
const response = {} as Response;

/** From a visitor of its own each time. */
function send(peer: string, visitor: number) {
  const named = `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`;
  const headers = { 'x-forwarded-for': peer, 'fastly-client-ip': named };
  const request = { headers, socket: {}, ip: peer, app: { get: () => false } };
  return limit(request as unknown as Request, response);
}

test('over 5,000 messages of one peer a day are refused for the rest of the day', async () => {
  const peer = '203.0.113.1';
  for (let index = 0; index < 5000; index += 1) {
    if (index % 300 === 0) vi.setSystemTime(Date.now() + TEN_MINUTES_MS);
    await send(peer, index);
  }
  vi.setSystemTime(Date.now() + TEN_MINUTES_MS);
  await expect(send(peer, 5000)).rejects.toMatchObject({
    status: 429,
    message: expect.stringMatching(/again in 22 hours/),
    headers: { 'Retry-After': String(24 * 3600 - 17 * 600) },
  });
  await expect(send('203.0.113.2', 5000)).resolves.toEqual({ isFlooding: false });
});

test('ten minutes after a flood a message of its peer is clean again', async () => {
  const peer = '203.0.113.3';
  for (let index = 0; index < 30; index += 1)
    expect(await send(peer, index)).toEqual({ isFlooding: false });
  expect(await send(peer, 30)).toEqual({ isFlooding: true });
  vi.setSystemTime(Date.now() + TEN_MINUTES_MS);
  expect(await send(peer, 31)).toEqual({ isFlooding: false });
});

test('a visitor who is refused takes nothing from others of the same peer', async () => {
  const peer = '203.0.113.4';
  for (let index = 0; index < 500; index += 1) await send(peer, 1).catch(() => {});
  expect(await send(peer, 2)).toEqual({ isFlooding: false });
});
