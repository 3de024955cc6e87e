import type { Request } from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLocal, senderAddress, senderLimits } from './sender-limits.ts';

function from(headers: Record<string, string>, remoteAddress?: string) {
  return senderAddress({ headers, socket: { remoteAddress } } as unknown as Request);
}

test('whatever a caller forges, the last peer is the one that the platform saw', () => {
  const { peer } = from({
    'x-forwarded-for': '192.0.2.1, 127.0.0.1, 203.0.113.9',
    'fastly-client-ip': '192.0.2.2',
  });
  expect(peer).toBe('203.0.113.9');
});

test('behind Hosting, visitors of one server are told apart', () => {
  const peer = '203.0.113.1';
  const named = { 'x-forwarded-for': peer, 'fastly-client-ip': '192.0.2.1' };
  expect(from(named)).toEqual({ peer, place: '192.0.2.1', device: undefined });
  expect(from({ 'x-forwarded-for': `192.0.2.2, ${peer}` }).place).toBe('192.0.2.2');
  expect(from({ 'x-forwarded-for': peer }).place).toBe(peer);
});

test('nobody from outside passes for this machine', () => {
  expect(isLocal(from({}))).toBe(true);
  expect(isLocal(from({}, '::ffff:127.0.0.1'))).toBe(true);
  for (const forged of ['127.0.0.1', '::1', 'socket file', '']) {
    const headers = { 'x-forwarded-for': `${forged}, 203.0.113.9`, 'fastly-client-ip': forged };
    expect(isLocal(from(headers, '169.254.1.1'))).toBe(false);
  }
});

test.each([
  ...['049.37.9.6', '49.37.9.6:80', '49.37.9.6, ', '[49.37.9.6]', '49.37.9', '49.37.9.6/32'],
  ...['word1', '', ' ', '0x31.37.9.6', '[2001:db8::1]:80', 'unknown'],
])('what is no address, such as %j, is nobody by itself', (forged) => {
  const headers = { 'x-forwarded-for': '203.0.113.9', 'fastly-client-ip': forged };
  expect(from(headers)).toEqual({ peer: '203.0.113.9', place: '203.0.113.9' });
});

test.each(['2001:db8:0:1::1', '2001:db8:0:1:ffff::2', '2001:DB8:0000:0001::9'])(
  'whoever has the IPv6 network of %s is one visitor, in a home of more of them',
  (address) => {
    const headers = { 'x-forwarded-for': '203.0.113.9', 'fastly-client-ip': address };
    expect(from(headers)).toMatchObject({ device: '2001:db8:0:1::/64', place: '2001:db8::/56' });
  },
);

test.each([
  ['2001:db8:0:1:a:b:c:d', '2001:db8::/48'],
  ['2001:DB8::1:0:0:0:2', '2001:db8::/48'],
  ['2001:0db8:0000:ffff::9', '2001:db8::/48'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
])('of a peer with the IPv6 address %s the whole site counts', (address, network) => {
  expect(from({ 'x-forwarded-for': address }).peer).toBe(network);
});

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
