import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { noisyPhoto } from '../e2e/admin/sample-files.ts';
import { ADMIN } from '../emulators/suite/accounts.ts';
import { LocalClient } from '../emulators/suite/local-client.ts';
import type { SuitePorts } from '../emulators/suite/ports.ts';
import { seed } from '../emulators/suite/seed.ts';
import { startFreshSuite, suiteEnvironment } from '../emulators/suite/with-suite.ts';
import { samplePost } from '../functions/test/sample-post.ts';
import { command, runInOrder } from './command.ts';

const VISITORS = 6;
const BETWEEN_MESSAGES_MS = 5_000;

/**
 * `npm run load`: visitors who ask as fast as they are answered, people who send messages, and an admin who uploads
 * and deletes, on the local stack. Fails on any answer of 500 or more, and when the stores are inconsistent afterwards.
 */
await command(async () => {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
  const seconds = Number(values.minutes) * 60;
  const until = Date.now() + seconds * 1000;
  await runInOrder([['npm', 'run', '--silent', 'build']]);
  const suite = await startFreshSuite('load');
  try {
    await seed(suite.ports);
    Object.assign(process.env, suiteEnvironment(suite.ports));
    const [visits, accepted] = await Promise.all([
      visit(suite.ports, seconds),
      sendMessages(suite.ports, until),
      adminTraffic(suite.ports, until),
    ]);
    console.log(autocannon.printResult(visits));
    const faults = await inconsistenciesOf(accepted);
    const failures = visits['5xx'] + visits.errors + visits.timeouts;
    if (failures > 0) faults.push(`${failures} of ${visits.requests.total} visits failed.`);
    for (const fault of faults) console.error(fault);
    process.exitCode = faults.length > 0 ? 1 : 0;
  } finally {
    await suite.stop();
  }
});
process.exit();

/** Lists, pages and shared items, one after the other without a pause. */
async function visit({ hosting }: SuitePorts, duration: number) {
  const url = `http://127.0.0.1:${hosting}`;
  return autocannon({
    url,
    duration,
    connections: VISITORS,
    requests: [{ path: '/api/file?limit=24' }, { path: '/api/file/filters' }, { path: '/gallery' }],
  });
}

/** @returns the ids of the messages whose senders were told that they were received */
async function sendMessages(ports: SuitePorts, until: number): Promise<string[]> {
  const visitor = new LocalClient(ports);
  const accepted: string[] = [];
  while (Date.now() < until) {
    const message = samplePost();
    const { status } = await visitor.request('POST', '/email', message);
    refuseFailure('message', status);
    // Beyond the limit of an hour messages are refused, which is no failure.
    if (status === 202) accepted.push(message.id);
    await delay(Math.max(0, Math.min(BETWEEN_MESSAGES_MS, until - Date.now())));
  }
  return accepted;
}

async function adminTraffic(ports: SuitePorts, until: number): Promise<void> {
  const client = new LocalClient(ports);
  await client.signIn(ADMIN);
  const { buffer } = await noisyPhoto(2000, 1500, 'site.jpg');
  const request = async (method: string, path: string, body?: object) =>
    refuseFailure(`${method} ${path}`, (await client.request(method, path, body)).status);
  while (Date.now() < until) {
    const id = randomUUID();
    const FileUrl = await client.upload(id, 'site.jpg', buffer, 'image/jpeg');
    const post = { Location: 'Theni', Service: 'Road Work', FileType: 'image/jpeg', FileUrl };
    await request('POST', '/file', post);
    await request('PATCH', `/file/${id}`, { Location: 'Cumbum' });
    await request('GET', '/messages?limit=20');
    await request('DELETE', `/file/${id}`);
  }
}

function refuseFailure(call: string, status: number): void {
  if (status >= 500) throw new Error(`${call} answered ${status}.`);
}

async function inconsistenciesOf(accepted: string[]): Promise<string[]> {
  const { productionDependencies } = await import('../functions/src/production.ts');
  const { inconsistencies } = await import('../functions/test/inconsistencies.ts');
  return inconsistencies(productionDependencies(), accepted);
}
