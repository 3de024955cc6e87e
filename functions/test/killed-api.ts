import type { AddressInfo } from 'node:net';
import { createApp } from '../src/app.ts';
import { productionDependencies } from '../src/production.ts';
import { failAfter } from './fault-injection.ts';

/** The API in a process of its own, which is killed just before the store call that its first argument names. */
const callsLeft = { count: Number(process.argv[2]) };
const dependencies = productionDependencies();
const { items, objects, messages } = dependencies;
const app = createApp({
  ...dependencies,
  items: failAfter(items, callsLeft, crash),
  objects: failAfter(objects, callsLeft, crash),
  messages: failAfter(messages, callsLeft, crash),
});
const server = app.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port);
});
// Whoever started this process has gone.
process.once('disconnect', () => process.exit());

function crash(): never {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('unreachable');
}
