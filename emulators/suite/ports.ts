import { createServer, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import firebaseJson from '../../firebase.json' with { type: 'json' };

const { singleProjectMode: _, ui: __, ...emulators } = firebaseJson.emulators;

/**
 * `eventarc` and `tasks` come along with Functions; `hostingApi` is ours: firebase-tools has
 * nothing that takes releases.
 */
export type SuitePorts = Record<
  keyof typeof emulators | 'firestoreWebsocket' | 'hostingApi',
  number
>;

/** The tests' stack stands beside a running site; the variable keeps two test runs apart. */
export const TEST_PORT_OFFSET = Number(process.env.TEST_PORT_OFFSET ?? 10_000);

/** The offset of a stack that a test starts with `npm start`, while the tests' own is there. */
export const BESIDE_TESTS_OFFSET = TEST_PORT_OFFSET + 40;

/** The ports of firebase.json, moved by `offset`. */
export function suitePorts(offset: number): SuitePorts {
  const ports = Object.entries(emulators).map(([name, { port }]) => [name, port + offset]);
  const firestoreWebsocket = emulators.firestore.websocketPort + offset;
  const hostingApi = emulators.hosting.port + 2 + offset;
  return { ...Object.fromEntries(ports), firestoreWebsocket, hostingApi };
}

/** The ports of the stack whose Hosting is at this address. */
export function suitePortsAt(site: string): SuitePorts {
  return suitePorts(Number(new URL(site).port) - emulators.hosting.port);
}

/** @throws when another program holds one of the ports */
export async function refuseTakenPorts(ports: SuitePorts): Promise<void> {
  const numbers = Object.values(ports);
  const free = await Promise.all(numbers.map(isFree));
  const taken = numbers.filter((_port, index) => !free[index]);
  if (taken.length === 0) return;
  throw new Error(
    `Taken on this machine: port ${taken.join(', ')}. Stop what listens there, then try again.`,
  );
}

/** @throws when the port does not accept connections within `timeoutMs` */
export async function waitForPort(port: number, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await accepts(port))) {
    if (Date.now() > deadline) throw new Error(`Nothing answers on port ${port}.`);
    await delay(100);
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

function accepts(port: number): Promise<boolean> {
  const socket = new Socket();
  return new Promise((resolve) => {
    const respond = (yes: boolean) => {
      socket.destroy();
      resolve(yes);
    };
    socket.once('error', () => respond(false));
    socket.connect(port, '127.0.0.1', () => respond(true));
  });
}
