import { Client, credentials, Metadata } from '@grpc/grpc-js';
import { firestoreService } from './protos.ts';

const owner = 'Bearer owner';

/** Says to the server what the SDK never would. Gives all responses; rejects with the status. */
export async function callDirectly(
  port: number,
  name: string,
  request: object,
  authorization: string | undefined = owner,
): Promise<unknown[]> {
  const client = new Client(`127.0.0.1:${port}`, credentials.createInsecure());
  const metadata = new Metadata();
  if (authorization) {
    metadata.set('authorization', authorization);
  }
  const method = firestoreService[name];
  if (!method) {
    throw new Error(`google.firestore.v1 has no method ${name}.`);
  }
  const responses: unknown[] = [];
  try {
    // A server stream serves for a single response too.
    const stream = client.makeServerStreamRequest(
      method.path,
      method.requestSerialize,
      method.responseDeserialize,
      request,
      metadata,
    );
    for await (const response of stream) {
      responses.push(response);
    }
  } finally {
    client.close();
  }
  return responses;
}
