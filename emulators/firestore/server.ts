import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { ServerCredentials } from '@grpc/grpc-js';
import { DocumentStore } from './document-store.ts';
import { createGrpcServer } from './grpc-service.ts';
import { createHttpApi } from './http-api.ts';
import { consoleLog, type Log } from './log.ts';
import { createSharedPort } from './port-sharing.ts';
import { Transactions } from './transactions.ts';

export interface ServerOptions {
  /** 0 takes a free one. */
  port?: number;
  log?: Log;
  /** Runs before the port opens; what it throws ends the start. */
  prepare?: (store: DocumentStore) => void;
}

export interface FirestoreServer {
  port: number;
  store: DocumentStore;
  close(): Promise<void>;
}

export async function startFirestoreServer(options: ServerOptions = {}): Promise<FirestoreServer> {
  const { port = 0, log = consoleLog } = options;
  const store = new DocumentStore();
  const transactions = new Transactions(store);
  const grpc = createGrpcServer({ store, transactions }, log);
  const injector = grpc.createConnectionInjector(ServerCredentials.createInsecure());
  const http = createHttpApi(store, log);
  const sharedPort = createSharedPort({
    http1: (socket) => http.emit('connection', socket),
    http2: (socket) => injector.injectConnection(socket),
  });
  const sockets = new Set<Socket>();
  sharedPort.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  try {
    options.prepare?.(store);
    sharedPort.listen(port, '127.0.0.1');
    await once(sharedPort, 'listening');
  } catch (error) {
    grpc.forceShutdown();
    throw error;
  }

  async function close(): Promise<void> {
    const closed = once(sharedPort, 'close');
    sharedPort.close();
    for (const socket of sockets) {
      socket.destroy();
    }
    await closed;
    grpc.forceShutdown();
  }
  return { port: (sharedPort.address() as AddressInfo).port, store, close };
}
