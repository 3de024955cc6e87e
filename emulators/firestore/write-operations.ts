import { status } from '@grpc/grpc-js';
import { parseDatabaseName } from './document-names.ts';
import type { TransactionOptions, Write, WriteResult } from './messages.ts';
import type { Context } from './read-context.ts';
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
  return store.commit((draft, micros) => ({
    write_results: writes.map((write) => applyWrite(draft, database, write, micros)),
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
