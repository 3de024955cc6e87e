import { once } from 'node:events';
import {
  createServer as createHttpServer,
  type Server as HttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { ServerCredentials } from '@grpc/grpc-js';
import projectIndexes from '../../firestore.indexes.json' with { type: 'json' };
import { DocumentStore } from './documents.ts';
import { writeExport } from './exports.ts';
import { createGrpcServer } from './grpc-service.ts';
import type { IndexFile } from './indexes.ts';
import { Transactions } from './transactions.ts';

interface ServerOptions {
  /** 0, the default, takes a free port. */
  port?: number;
  /** The project's own by default. */
  indexes?: IndexFile;
  /** Runs before the port opens. An error ends the start. */
  prepare?: (store: DocumentStore) => void;
}

export interface FirestoreServer {
  port: number;
  store: DocumentStore;
  close(): Promise<void>;
}

/** HTTP/2 with prior knowledge begins "PRI * HTTP/2.0"; no method of HTTP/1 begins so. */
const HTTP2_PREFACE = 'PRI';

/** Serves gRPC and plain HTTP/1.1 at one port. */
export async function startFirestoreServer(options: ServerOptions = {}): Promise<FirestoreServer> {
  const { port = 0, indexes = projectIndexes } = options;
  const store = new DocumentStore();
  options.prepare?.(store);
  const transactions = new Transactions(store);
  const grpc = createGrpcServer({ store, transactions, indexes });
  const injector = grpc.createConnectionInjector(ServerCredentials.createInsecure());
  const http = createHttpApi(store);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // As gRPC names it.
    const client = `${socket.remoteAddress}:${socket.remotePort}`;
    socket.once('close', () => {
      sockets.delete(socket);
      transactions.endThoseOf(client);
    });
    socket.on('error', () => socket.destroy());
    socket.once('readable', () => {
      const head: Buffer | null = socket.read();
      if (head === null) return;
      socket.unshift(head);
      const isHttp2 = head.toString('latin1', 0, HTTP2_PREFACE.length) === HTTP2_PREFACE;
      if (isHttp2) injector.injectConnection(socket);
      else http.emit('connection', socket);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  async function close(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
    grpc.forceShutdown();
  }
  return { port: (server.address() as AddressInfo).port, store, close };
}

interface ExportRequest {
  database?: string;
  export_directory?: string;
  export_name?: string;
}

/** Answers the calls of firebase-tools to its Firestore emulator, and clears data for tests. */
function createHttpApi(store: DocumentStore): HttpServer {
  return createHttpServer((request, response) => {
    respond(request, response).catch((error: Error) => {
      console.error(`firestore: INTERNAL ${request.method} ${request.url}: ${error.stack}`);
      send(response, 500, { error: { message: error.message } });
    });
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, headers } = request;
    const path = decodeURIComponent((request.url ?? '/').replace(/\?.*$/s, ''));
    const [, database] = /^\/emulator\/v1\/(.+\/databases\/[^/]+)\/documents$/.exec(path) ?? [];
    const [, project] = /^\/emulator\/v1\/projects\/([^/]+):export$/.exec(path) ?? [];
    // No page in a browser may command the emulator. Tools send no Origin.
    if (headers.origin !== undefined) return send(response, 403, {});
    if (method === 'GET' && path === '/') return send(response, 200, 'Ok');
    if (method === 'DELETE' && database) {
      store.commit((draft) => draft.clear(database));
      return send(response, 200, {});
    }
    if (method === 'POST' && project) {
      const body = (await json(request)) as ExportRequest;
      const folder = resolve(body.export_directory ?? '.', body.export_name ?? 'firestore_export');
      writeExport(store, body.database ?? `projects/${project}/databases/(default)`, folder);
      return send(response, 200, {});
    }
    // firebase-tools tells of changed rules.
    if (method === 'PUT' && path.endsWith(':securityRules')) return send(response, 200, {});
    // Clients of the Web SDK and of REST come here too.
    if (!path.startsWith('/emulator/') && headers.authorization !== 'Bearer owner')
      return send(response, 403, { error: { status: 'PERMISSION_DENIED' } });
    console.error(`firestore: UNIMPLEMENTED ${method} ${path}`);
    send(response, 501, { error: { status: 'UNIMPLEMENTED' } });
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
