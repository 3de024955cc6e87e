import { expect, test } from 'vitest';
import { connect, startStandIn } from '../../../emulators/firestore/test-firestore.ts';
import { count } from '../../test/counts.ts';
import type { ClientAddress } from './client-address.ts';
import { RateLimiter } from './rate-limiter.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-03-02T04:30:00.000Z');
const limits = {
  visitor: { max: 10, windowMs: DAY_MS },
  hop: { max: 25, windowMs: DAY_MS },
  total: { max: 60, windowMs: DAY_MS },
};

test('eight instances flooded at once let no more through than the limits say, and a visitor is served meanwhile', async () => {
  const standIn = await startStandIn();
  // Each instance of the function has a connection and a memory of its own; how fast they are answered is no matter here.
  const connections = Array.from({ length: 8 }, () => connect(`127.0.0.1:${standIn.server.port}`));
  const instances = connections.map((firestore) => new RateLimiter(firestore, limits));
  const each = count(12, 200);

  async function admitted(address: (index: number) => ClientAddress): Promise<number> {
    const waits = await Promise.all(
      instances.flatMap((instance, at) =>
        Array.from({ length: each }, (_, index) =>
          instance.admit(address(at * each + index), NOW, 'clean'),
        ),
      ),
    );
    return waits.filter((wait) => wait === undefined).length;
  }

  const [plain, forged, visitor] = await Promise.all([
    admitted(() => ({ hop: '203.0.113.1', visitor: '198.51.100.1' })),
    admitted((index) => ({ hop: '203.0.113.2', visitor: `198.51.100.${index % 250}` })),
    instances[3]?.admit({ hop: '203.0.113.3', visitor: '192.0.2.1' }, NOW, 'clean'),
  ]);
  expect({ plain, forged, visitor }).toEqual({ plain: 10, forged: 25, visitor: undefined });

  await Promise.all(connections.map((firestore) => firestore.terminate()));
  await standIn.stop();
}, 300_000);
