import { once } from 'node:events';
import { createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';

export interface RefusingFirestore {
  /** host:port */
  address: string;
  stop: () => void;
}

/** A Firestore that answers every call with one gRPC status, such as 8 when the day's quota is used up. */
export async function startRefusingFirestore(status: number): Promise<RefusingFirestore> {
  const server = createServer((_request, response) => {
    response.stream.respond(
      { ':status': 200, 'content-type': 'application/grpc', 'grpc-status': String(status) },
      { endStream: true },
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `127.0.0.1:${port}`, stop: () => server.close() };
}
