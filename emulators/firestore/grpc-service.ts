import {
  type Metadata,
  type MethodDefinition,
  Server,
  type ServerUnaryCall,
  type ServerWritableStream,
  type sendUnaryData,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { DocumentStore, StoredDocument } from './documents.ts';
import { invalidArgument, refuseUnsupported, StatusError, unimplemented } from './errors.ts';
import { type IndexFile, requireIndex } from './indexes.ts';
import {
  type ConsistencySelector,
  type Document,
  type StructuredQuery,
  type TransactionOptions,
  timestampFromMicros,
  type Write,
} from './messages.ts';
import {
  checkId,
  formatDocumentName,
  joinPath,
  parseDatabaseName,
  parseDocumentName,
  parseParentName,
} from './names.ts';
import { firestoreService } from './protos.ts';
import { compileQuery } from './queries.ts';
import type { LogError } from './server.ts';
import type { Transactions } from './transactions.ts';
import { applyWrite } from './writes.ts';

interface Context {
  store: DocumentStore;
  transactions: Transactions;
  indexes: IndexFile;
}

type Request<Fields> = ConsistencySelector & Fields;
type Operation = (context: Context, request: never) => Promise<unknown>;

const SELECTOR = ['transaction', 'new_transaction'];

const operations: Record<string, Operation> = {
  async BatchGetDocuments(
    { transactions },
    request: Request<{ database: string; documents: string[] }>,
  ): Promise<object[]> {
    refuseUnsupported('BatchGetDocumentsRequest', request, ['database', 'documents', ...SELECTOR]);
    const database = parseDatabaseName(request.database);
    const paths = [...new Set(request.documents)].map((name) => parseDocumentName(name).path);
    const { result, ...response } = await transactions.read(database, request, (documents) =>
      paths.map((path) => documents.get(database, path)),
    );
    const responses = result.map((document, index) => ({
      ...(document
        ? { found: toWire(database, document) }
        : { missing: formatDocumentName({ database, path: paths[index] ?? '' }) }),
      read_time: response.read_time,
    }));
    return response.transaction ? [response, ...responses] : responses;
  },

  /** Answers with names alone, on one page, also of missing documents that have collections. */
  async ListDocuments(
    { store },
    request: { parent: string; collection_id?: string },
  ): Promise<object> {
    const known = ['parent', 'collection_id', 'page_size', 'mask', 'show_missing'];
    refuseUnsupported('ListDocumentsRequest', request, known);
    const { database, path: parent } = parseParentName(request.parent);
    const { collection_id: id = '' } = request;
    checkId(id);
    const collection = joinPath(parent, id);
    const paths = store.documents
      .childIds(database, collection)
      .map((child) => joinPath(collection, child));
    return { documents: paths.map((path) => ({ name: formatDocumentName({ database, path }) })) };
  },

  async ListCollectionIds({ store }, request: { parent: string }): Promise<object> {
    refuseUnsupported('ListCollectionIdsRequest', request, ['parent', 'page_size']);
    const { database, path } = parseParentName(request.parent);
    return { collection_ids: store.documents.childIds(database, path) };
  },

  /** Without a document one response tells the time and the transaction. */
  async RunQuery(
    { transactions, indexes },
    request: Request<{ parent: string; structured_query?: StructuredQuery }>,
  ): Promise<object[]> {
    refuseUnsupported('RunQueryRequest', request, ['parent', 'structured_query', ...SELECTOR]);
    const { scope, shape, run } = compileQuery(request.parent, required(request.structured_query));
    requireIndex(indexes, shape);
    const { result, ...respond } = await transactions.read(scope.database, request, run);
    const responses: object[] = result.map((document) => ({
      document: toWire(scope.database, document),
      read_time: respond.read_time,
    }));
    return respond.transaction || responses.length === 0 ? [respond, ...responses] : responses;
  },

  async BeginTransaction(
    { transactions },
    request: { database: string; options?: TransactionOptions },
  ): Promise<object> {
    const { id } = transactions.begin(parseDatabaseName(request.database), request.options);
    return { transaction: Buffer.from(id) };
  },

  async Rollback(
    { transactions },
    { database, transaction }: { database: string; transaction: Uint8Array },
  ): Promise<object> {
    transactions.end(transactions.find(transaction, parseDatabaseName(database)));
    return {};
  },

  async Commit(
    { store, transactions },
    request: { database: string; writes: Write[]; transaction?: Uint8Array },
  ): Promise<object> {
    refuseUnsupported('CommitRequest', request, ['database', 'writes', 'transaction']);
    const database = parseDatabaseName(request.database);
    const id = request.transaction;
    const transaction = id?.length ? transactions.find(id, database) : undefined;
    try {
      if (transaction) transactions.checkReads(transaction);
      return store.commit((draft, micros) => ({
        write_results: request.writes.map((write) => applyWrite(draft, database, write, micros)),
        commit_time: timestampFromMicros(micros),
      }));
    } finally {
      if (transaction) transactions.end(transaction);
    }
  },
};

function required<T>(part: T | undefined): T {
  if (part === undefined) throw invalidArgument('The request has no query.');
  return part;
}

function toWire(database: string, document: StoredDocument): Document {
  return {
    name: formatDocumentName({ database, path: document.path }),
    fields: document.fields,
    create_time: timestampFromMicros(document.createMicros),
    update_time: timestampFromMicros(document.updateMicros),
  };
}

/** A method of the service without an operation answers UNIMPLEMENTED. */
export function createGrpcServer(context: Context, logError: LogError): Server {
  const server = new Server({
    'grpc.max_receive_message_length': -1,
    'grpc.max_send_message_length': -1,
  });
  const service: Record<string, MethodDefinition<unknown, unknown>> = {};
  const implementation: UntypedServiceImplementation = {};
  for (const [name, method] of Object.entries(firestoreService)) {
    async function respond(metadata: Metadata, request: unknown): Promise<unknown> {
      try {
        refuseClients(metadata);
        const operation = operations[name];
        if (!operation) throw unimplemented(`the method ${name}`);
        return await operation(context, request as never);
      } catch (error) {
        throw toServiceError(name, error, logError);
      }
    }
    service[name] = method;
    implementation[name] = method.responseStream ? streaming(respond) : unary(respond);
  }
  server.addService(service, implementation);
  return server;
}

type Respond = (metadata: Metadata, request: unknown) => Promise<unknown>;

function unary(respond: Respond) {
  return (call: ServerUnaryCall<unknown, unknown>, callback: sendUnaryData<unknown>): void => {
    respond(call.metadata, call.request).then(
      (response) => callback(null, response),
      (error) => callback(error),
    );
  };
}

function streaming(respond: Respond) {
  return (call: ServerWritableStream<unknown, unknown>): void => {
    respond(call.metadata, call.request).then(
      (responses) => {
        for (const response of responses as unknown[]) call.write(response);
        call.end();
      },
      (error) => call.emit('error', error),
    );
  };
}

/** The server SDKs call themselves owner. firestore.rules deny everybody else everything. */
function refuseClients(metadata: Metadata): void {
  if (metadata.get('authorization')[0] !== 'Bearer owner')
    throw new StatusError('PERMISSION_DENIED', 'The rules deny every client everything.');
}

function toServiceError(method: string, error: unknown, logError: LogError): object {
  if (error instanceof StatusError) {
    if (error.status === 'UNIMPLEMENTED') logError(`UNIMPLEMENTED ${method}: ${error.message}`);
    return { code: error.code, details: error.message };
  }
  logError(`INTERNAL ${method}: ${error instanceof Error ? error.stack : String(error)}`);
  const { code, message } = new StatusError('INTERNAL', `The stand-in failed at ${method}.`);
  return { code, details: message };
}
