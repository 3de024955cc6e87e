import type { Request } from 'express';
import { expect, test } from 'vitest';
import { isLocal, senderAddress } from './sender-address.ts';

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
