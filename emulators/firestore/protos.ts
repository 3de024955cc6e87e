import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import type { Fields } from './messages.ts';

const sdk = dirname(createRequire(import.meta.url).resolve('@google-cloud/firestore'));
const protoRoot = join(sdk, '..', 'protos');

const loaded = loadSync('google/firestore/v1/firestore.proto', {
  includeDirs: [protoRoot],
  keepCase: true,
  longs: String,
  enums: String,
  arrays: true,
  objects: true,
});

export const firestoreService = loaded['google.firestore.v1.Firestore'] as ServiceDefinition;

const documentCodec = firestoreService['GetDocument'] as ServiceDefinition[string];

/** Encodes a `Document` message that has nothing but the fields. */
export function encodeFields(fields: Fields): Uint8Array {
  return documentCodec.responseSerialize({ fields });
}

export function decodeFields(bytes: Uint8Array): Fields {
  return documentCodec.responseDeserialize(Buffer.from(bytes)).fields;
}
