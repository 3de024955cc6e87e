import { randomBytes } from 'node:crypto';
import { status } from '@grpc/grpc-js';
import {
  checkSegment,
  joinPath,
  parseDatabaseName,
  parseDocumentName,
  parseParentName,
} from './document-names.ts';
import type {
  Document,
  DocumentMask,
  Precondition,
  TransactionOptions,
  Write,
  WriteResult,
} from './messages.ts';
import type { Context } from './read-context.ts';
import { getDocument } from './read-operations.ts';
import { refuseUnsupported } from './refuse-unsupported.ts';
import { invalidArgument, StatusError } from './status-error.ts';
import { timestampFromMicros } from './timestamps.ts';
import { applyWrite } from './writes.ts';

export async function beginTransaction(
  { transactions }: Context,
  request: { database: string; options?: TransactionOptions },
): Promise<object> {
  refuseUnsupported('BeginTransactionRequest', request, ['database', 'options']);
  const transaction = transactions.begin(parseDatabaseName(request.database), request.options);
  return { transaction: Buffer.from(transaction.id) };
}

export async function rollback(
  { transactions }: Context,
  request: { database: string; transaction: Uint8Array },
): Promise<object> {
  refuseUnsupported('RollbackRequest', request, ['database', 'transaction']);
  transactions.end(transactions.find(request.transaction, parseDatabaseName(request.database)));
  return {};
}

interface CommitRequest {
  database: string;
  writes: Write[];
  transaction?: Uint8Array;
}

export async function commit(context: Context, request: CommitRequest): Promise<object> {
  refuseUnsupported('CommitRequest', request, ['database', 'writes', 'transaction']);
  const database = parseDatabaseName(request.database);
  if (!request.transaction?.length) {
    return commitWrites(context, database, request.writes);
  }
  const transaction = context.transactions.find(request.transaction, database);
  try {
    if (transaction.snapshot && request.writes.length > 0) {
      throw invalidArgument('A read-only transaction cannot write.');
    }
    context.transactions.checkReads(transaction);
    return commitWrites(context, database, request.writes);
  } finally {
    context.transactions.end(transaction);
  }
}

interface Committed {
  write_results: WriteResult[];
  commit_time: ReturnType<typeof timestampFromMicros>;
}

function commitWrites({ store }: Context, database: string, writes: Write[]): Committed {
  return store.commit((micros) => ({
    write_results: writes.map((write) => applyWrite(store, database, write, micros)),
    commit_time: timestampFromMicros(micros),
  }));
}

interface BatchWriteRequest {
  database: string;
  writes: Write[];
}

/** Every write for itself: one that fails does not touch the others. */
export async function batchWrite(context: Context, request: BatchWriteRequest): Promise<object> {
  refuseUnsupported('BatchWriteRequest', request, ['database', 'writes', 'labels']);
  const database = parseDatabaseName(request.database);
  const names = request.writes.map((write) => write.update?.name ?? write.delete);
  if (new Set(names).size < names.length) {
    throw invalidArgument('A batch write cannot write a document twice.');
  }
  const outcomes = request.writes.map((write) => writeAlone(context, database, write));
  return {
    write_results: outcomes.map((outcome) => outcome.result),
    status: outcomes.map((outcome) => outcome.status),
  };
}

function writeAlone(
  context: Context,
  database: string,
  write: Write,
): { result: WriteResult; status: { code: number; message: string } } {
  try {
    const { write_results } = commitWrites(context, database, [write]);
    return { result: write_results[0] as WriteResult, status: { code: status.OK, message: '' } };
  } catch (error) {
    if (!(error instanceof StatusError)) {
      throw error;
    }
    return {
      result: { transform_results: [] },
      status: { code: error.code, message: error.message },
    };
  }
}

interface CreateDocumentRequest {
  parent: string;
  collection_id: string;
  document_id?: string;
  document?: Document;
  mask?: DocumentMask;
}

export async function createDocument(
  context: Context,
  request: CreateDocumentRequest,
): Promise<Document> {
  refuseUnsupported('CreateDocumentRequest', request, [
    'parent',
    'collection_id',
    'document_id',
    'document',
    'mask',
  ]);
  const { database, path: parent } = parseParentName(request.parent);
  checkSegment(request.collection_id);
  const id = request.document_id || randomBytes(10).toString('hex');
  const path = joinPath(joinPath(parent, request.collection_id), id);
  const name = `${database}/documents/${path}`;
  const update = { name, fields: request.document?.fields ?? {} };
  const write = { update, update_transforms: [], current_document: { exists: false } };
  commitWrites(context, database, [write]);
  return getDocument(context, { name, ...(request.mask && { mask: request.mask }) });
}

interface UpdateDocumentRequest {
  document: Document;
  update_mask?: DocumentMask;
  mask?: DocumentMask;
  current_document?: Precondition;
}

export async function updateDocument(
  context: Context,
  { document, update_mask, mask, current_document, ...others }: UpdateDocumentRequest,
): Promise<Document> {
  refuseUnsupported('UpdateDocumentRequest', others, []);
  const { database } = parseDocumentName(document?.name);
  const write: Write = {
    update: document,
    update_transforms: [],
    ...(update_mask && { update_mask }),
    ...(current_document && { current_document }),
  };
  commitWrites(context, database, [write]);
  return getDocument(context, { name: document.name, ...(mask && { mask }) });
}

interface DeleteDocumentRequest {
  name: string;
  current_document?: Precondition;
}

export async function deleteDocument(
  context: Context,
  { name, current_document, ...others }: DeleteDocumentRequest,
): Promise<object> {
  refuseUnsupported('DeleteDocumentRequest', others, []);
  const { database } = parseDocumentName(name);
  const precondition = current_document && { current_document };
  commitWrites(context, database, [{ delete: name, update_transforms: [], ...precondition }]);
  return {};
}
