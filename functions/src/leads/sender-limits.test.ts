import type { Request } from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { senderLimits } from './sender-limits.ts';

const TEN_MINUTES_MS = 10 * 60_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
// Other files run in the same process: in 1970 no certificate of theirs would be valid.
afterEach(() => void vi.useRealTimers());

const limit = senderLimits();

function send(peer: string, visitor: string, messageKey?: string) {
  const headers = { 'x-forwarded-for': peer, 'fastly-client-ip': visitor };
  return limit({ headers, socket: {} } as unknown as Request, messageKey);
}
async function sendTimes(times: number, peer: string, visitorOf: (at: number) => string) {
  for (let at = 0; at < times; at += 1) await send(peer, visitorOf(at)).catch(() => {});
}
const CLEAN = { isFlooding: false, isFirstOfPlace: true };
const HELD_BACK = { isFlooding: true, isFirstOfPlace: false };

test('a peer that floods refuses nobody, and ten minutes later holds nobody back', async () => {
  const peer = '203.0.113.3';
  await sendTimes(400, peer, (at) => `10.0.${at >> 8}.${at & 255}`);
  expect(await send(peer, '192.0.2.1')).toEqual({ isFlooding: true, isFirstOfPlace: true });
  expect(await send('203.0.113.2', '192.0.2.1'), 'of another peer').toEqual(CLEAN);
  vi.setSystemTime(Date.now() + TEN_MINUTES_MS);
  expect(await send(peer, '192.0.2.2')).toEqual(CLEAN);
});

test('an address that many may share is held back after ten messages, and never refused', async () => {
  const peer = '203.0.113.4';
  await sendTimes(10, peer, () => '192.0.2.1');
  expect(await send(peer, '192.0.2.1')).toEqual(HELD_BACK);
});

test('a visitor’s own IPv6 network is refused after ten messages, and takes nothing from others', async () => {
  const peer = '203.0.113.5';
  await sendTimes(500, peer, () => '2001:db8:1:1::1');
  await expect(send(peer, '2001:db8:1:1:ffff::2')).rejects.toMatchObject({
    status: 429,
    message: expect.stringMatching(/again in 10 minutes, call us, or write on WhatsApp/),
    headers: { 'Retry-After': '600' },
  });
  expect(await send(peer, '2001:db8:2:1::1')).toEqual(CLEAN);
});

test('a home that sends from each of its IPv6 networks is held back, and no other home', async () => {
  const peer = '203.0.113.6';
  await sendTimes(10, peer, (at) => `2001:db8:3:${at}::1`);
  expect(await send(peer, '2001:db8:3:a0::1')).toEqual(HELD_BACK);
  expect(await send(peer, '2001:db8:3:100::1')).toEqual(CLEAN);
});

test('a message that is sent again counts once; what is refused is not remembered', async () => {
  const peer = '203.0.113.7';
  const visitor = '2001:db8:4::1';
  for (let times = 0; times < 30; times += 1) expect(await send(peer, visitor, 'a')).toEqual(CLEAN);
  await sendTimes(9, peer, () => visitor);
  for (let times = 0; times < 2; times += 1)
    await expect(send(peer, visitor, 'b')).rejects.toMatchObject({ status: 429 });
  expect(await send(peer, visitor, 'a')).toEqual(CLEAN);
});
