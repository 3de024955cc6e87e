import type { Request } from 'express';
import { expect, test } from 'vitest';
import { clientAddress, isLocal } from './visitor-limit.ts';

function from(headers: Record<string, string>, remoteAddress?: string) {
  return clientAddress({ headers, socket: { remoteAddress } } as unknown as Request);
}

test('whatever a caller forges, the last hop is the one that the platform saw', () => {
  const { hop } = from({
    'x-forwarded-for': '192.0.2.1, 127.0.0.1, 203.0.113.9',
    'fastly-client-ip': '192.0.2.2',
  });
  expect(hop).toBe('203.0.113.9');
});

test('behind Hosting, visitors of one server are told apart', () => {
  const hop = '203.0.113.1';
  expect(from({ 'x-forwarded-for': hop, 'fastly-client-ip': '192.0.2.1' }).visitor).toBe(
    '192.0.2.1',
  );
  expect(from({ 'x-forwarded-for': `192.0.2.2, ${hop}` }).visitor).toBe('192.0.2.2');
  expect(from({ 'x-forwarded-for': hop }).visitor).toBe(hop);
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
  ['2001:db8:0:1:a:b:c:d', '2001:db8:0:1::/64'],
  ['2001:DB8::1:0:0:0:2', '2001:db8:0:1::/64'],
  ['2001:0db8:0000:0001::9', '2001:db8:0:1::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
])('of the IPv6 address %s the network counts', (address, network) => {
  expect(from({ 'x-forwarded-for': address }).hop).toBe(network);
});
