import { createServer, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import firebaseJson from '../../firebase.json' with { type: 'json' };

/** Google has no project with such a name. */
export const PROJECT_ID = 'demo-theni';
export const BUCKET = `${PROJECT_ID}.appspot.com`;

const { singleProjectMode: _, ui: __, ...emulators } = firebaseJson.emulators;

/** Functions bring `eventarc` and `tasks`. `hostingApi` is our stand-in of Hosting's REST API. */
export type SuitePorts = Record<
  keyof typeof emulators | 'firestoreWebsocket' | 'hostingApi',
  number
>;

/** Tests may run beside `npm start`. The variable keeps two test runs apart. */
export const TEST_PORT_OFFSET = Number(process.env.TEST_PORT_OFFSET ?? 10_000);

/** A test starts `npm start` with this offset beside the tests' own stack. */
export const BESIDE_TESTS_OFFSET = TEST_PORT_OFFSET + 40;

export function suitePorts(offset: number): SuitePorts {
  const ports = Object.entries(emulators).map(([name, { port }]) => [name, port + offset]);
  const firestoreWebsocket = emulators.firestore.websocketPort + offset;
  const hostingApi = emulators.hosting.port + 2 + offset;
  return { ...Object.fromEntries(ports), firestoreWebsocket, hostingApi };
}

/** @param site the address of the stack's Hosting */
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
