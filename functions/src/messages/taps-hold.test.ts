import { expect, test, vi } from 'vitest';
import { connect, startStandIn } from '../../../emulators/firestore/test-firestore.ts';
import { count } from '../../test/counts.ts';
import { startMailService } from '../../test/mail-service.ts';
import { startMessageProcess } from '../../test/message-processes.ts';
import { startTestApi } from '../../test/test-api.ts';
import { MESSAGE_LIMITS } from './rate-limiter.ts';
import { TapStore } from './tap-store.ts';

const tap = { Kind: 'whatsapp', Page: '/', Language: 'ta' };

const send = (url: string) =>
  fetch(`${url}/api/taps`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(tap),
  }).then(
    ({ status }) => status,
    () => 0,
  );

const totalOf = async (taps: TapStore) =>
  (await taps.since('2020-01-01')).reduce((sum, { Count }) => sum + Count, 0);

test('a tap that was answered is counted, though the function is killed time and again', async () => {
  const standIn = await startStandIn();
  const mail = await startMailService();
  const firestore = `127.0.0.1:${standIn.server.port}`;
  const settings = { firestore, mail, limits: MESSAGE_LIMITS };
  let answered = 0;
  let cutOff = 0;
  for (let kills = 0; kills < count(3, 8); kills += 1) {
    const instance = await startMessageProcess(settings);
    const sent = Array.from({ length: 12 }, () => send(instance.url));
    const note = (status: number) => {
      if (status === 204) answered += 1;
      else cutOff += 1;
    };
    await Promise.race(sent.slice(0, 4));
    await instance.kill();
    for (const status of await Promise.all(sent)) note(status);
  }
  const connection = connect(firestore);
  const total = await totalOf(new TapStore(connection));
  expect(answered).toBeGreaterThan(0);
  // One whose answer was lost may be counted; none that was answered is missing.
  expect(total).toBeGreaterThanOrEqual(answered);
  expect(total).toBeLessThanOrEqual(answered + cutOff);
  await connection.terminate();
  await standIn.stop();
  await mail.stop();
}, 300_000);

test('with three writes in ten failing, the total is what was answered with "counted"', async () => {
  const api = await startTestApi({ mailer: undefined });
  const { taps } = api.dependencies;
  const counted = taps.count.bind(taps);
  let calls = 0;
  vi.spyOn(taps, 'count').mockImplementation(async (...args) => {
    calls += 1;
    if (calls % 10 < 3) throw Object.assign(new Error('Firestore'), { code: 14 });
    await counted(...args);
  });
  const statuses: number[] = [];
  for (let index = 0; index < count(60, 190); index += 1) statuses.push(await send(api.url));
  const answered = statuses.filter((status) => status === 204).length;
  expect(new Set(statuses)).toEqual(new Set([204, 503]));
  expect(await totalOf(taps)).toBe(answered);
  vi.restoreAllMocks();
  await api.stop();
}, 60_000);
