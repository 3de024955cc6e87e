import { expect, test } from 'vitest';
import { connect, startStandIn } from '../../../emulators/src/firestore/test-firestore.ts';
import { count } from '../../test/counts.ts';
import { startMailService } from '../../test/mail-service.ts';
import { startMessageProcess } from '../../test/message-processes.ts';
import { samplePost } from '../../test/sample-post.ts';

const DAY_MS = 86_400_000;
const limits = {
  visitor: { max: 10, windowMs: DAY_MS },
  hop: { max: 25, windowMs: DAY_MS },
  total: { max: 60, windowMs: DAY_MS },
  marked: { max: 60, windowMs: DAY_MS },
};

test('eight instances hammered at once let no more through than the limits say, and a visitor is served meanwhile', async () => {
  const standIn = await startStandIn();
  const mail = await startMailService();
  const firestore = `127.0.0.1:${standIn.server.port}`;
  const settings = { firestore, mail: { key: mail.key, url: mail.url }, limits };
  const instances = await Promise.all(
    Array.from({ length: 8 }, () => startMessageProcess(settings)),
  );
  const send = async (index: number, name: string, forwarded: string) => {
    const instance = instances[index % instances.length];
    const answer = await fetch(`${instance?.url}/api/email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded },
      body: JSON.stringify(samplePost({ name })),
    });
    return answer.status;
  };
  const hammer = async (name: string, forwarded: (index: number) => string) => {
    const each = count(12, 200);
    const all = Array.from({ length: 8 * each }, (_, i) => send(i, name, forwarded(i)));
    return Promise.all(all);
  };

  const [plain, forged, visitor] = await Promise.all([
    hammer('plain attacker', () => '198.51.100.1, 203.0.113.1'),
    hammer('forging attacker', (index) => `198.51.100.${index % 250}, 203.0.113.2`),
    send(3, 'visitor', '192.0.2.1, 203.0.113.3'),
  ]);

  expect(visitor).toBe(202);
  expect(plain.filter((status) => status === 202)).toHaveLength(10);
  expect(forged.filter((status) => status === 202)).toHaveLength(25);
  expect(new Set([...plain, ...forged])).toEqual(new Set([202, 429]));
  const database = connect(firestore);
  const stored = await database.collection('messages').count().get();
  expect(stored.data().count).toBe(10 + 25 + 1);

  await database.terminate();
  await Promise.all(instances.map((instance) => instance.kill()));
  await mail.stop();
  await standIn.stop();
}, 300_000);
