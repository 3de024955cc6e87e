import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';

/**
 * The messages of google.firestore.v1 as proto-loader hands them over: proto names, int64 as
 * strings.
 */

export interface Timestamp {
  seconds?: string;
  nanos?: number;
}

export function timestampFromMicros(micros: number): Timestamp {
  const seconds = Math.floor(micros / 1e6);
  return { seconds: String(seconds), nanos: (micros - seconds * 1e6) * 1000 };
}

export function microsOf({ seconds = '0', nanos = 0 }: Timestamp): number {
  return Number(seconds) * 1e6 + Math.floor(nanos / 1000);
}

export type Fields = Record<string, Value>;

/** Exactly one key is set. */
export interface Value {
  null_value?: 'NULL_VALUE';
  boolean_value?: boolean;
  integer_value?: string;
  double_value?: number;
  string_value?: string;
  reference_value?: string;
  array_value?: { values: Value[] };
  map_value?: { fields: Fields };
}

export interface Document {
  name: string;
  fields: Fields;
  create_time?: Timestamp;
  update_time?: Timestamp;
}

export interface FieldTransform {
  field_path: string;
  increment?: Value;
}

export interface Write {
  update?: Document;
  delete?: string;
  update_mask?: { field_paths: string[] };
  update_transforms: FieldTransform[];
  current_document?: { exists?: boolean; update_time?: Timestamp };
}

export interface WriteResult {
  update_time?: Timestamp;
  transform_results: Value[];
}

export interface TransactionOptions {
  read_write?: { retry_transaction?: Uint8Array };
}

export interface ConsistencySelector {
  transaction?: Uint8Array;
  new_transaction?: TransactionOptions;
}

export interface FieldReference {
  field_path: string;
}

export interface Filter {
  composite_filter?: { op?: string; filters: Filter[] };
  field_filter?: { field: FieldReference; op?: string; value: Value };
}

/** A cursor stands just after the document whose order begins with these values. */
export interface Cursor {
  values: Value[];
}

export interface StructuredQuery {
  select?: { fields: FieldReference[] };
  from: { collection_id?: string; all_descendants?: boolean }[];
  where?: Filter;
  order_by: { field: FieldReference; direction?: string }[];
  start_at?: Cursor;
  limit?: { value?: number };
}

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
