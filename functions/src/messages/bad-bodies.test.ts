import fc from 'fast-check';
import { expect, test } from 'vitest';
import { badRequests } from '../../test/bad-bodies.ts';
import { propertyRuns } from '../../test/counts.ts';
import { heldBytes } from '../../test/held-bytes.ts';
import type { HostileBody } from '../../test/hostile-bodies.ts';
import { startTestApi } from '../../test/test-api.ts';

const MEGABYTE = 1024 * 1024;

test('whatever is sent in place of a message is refused as the sender’s mistake, and leaves no trace', async () => {
  const api = await startTestApi({ mailer: undefined });
  const runs = propertyRuns(1000, 100_000);
  let sent = 0;
  let heapEarly = 0;

  await fc.assert(
    fc.asyncProperty(badRequests, async (request) => {
      const answer = await send(api.url, request);
      await answer.arrayBuffer();
      if (answer.status === 303) {
        expect(answer.headers.get('Location')).toBe('/contact-us/failed');
      } else {
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
      }
      sent += 1;
      if (sent === Math.floor(runs.numRuns / 3)) heapEarly = heldBytes();
    }),
    runs,
  );

  const growth = heldBytes() - heapEarly;
  console.log({ badBodies: sent, heapGrowthMegabytes: (growth / MEGABYTE).toFixed(1) });
  expect(growth).toBeLessThan(16 * MEGABYTE);
  expect((await api.stored()).size).toBe(0);
  expect(Object.keys(Object.prototype)).toEqual([]);
  await api.stop();
}, 1_800_000);

function send(url: string, { headers, body }: HostileBody): Promise<Response> {
  return fetch(`${url}/api/email`, {
    method: 'POST',
    headers,
    body: Buffer.from(body),
    redirect: 'manual',
  });
}
