import { parseDatabaseName } from './document-names.ts';
import type { TransactionOptions, Write, WriteResult } from './messages.ts';
import type { Context } from './read-context.ts';
import { refuseUnsupported } from './refuse-unsupported.ts';
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
