import {
  type Metadata,
  type MethodDefinition,
  Server,
  type ServerUnaryCall,
  type ServerWritableStream,
  type sendUnaryData,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { DocumentStore, Documents, StoredDocument } from './documents.ts';
import { invalidArgument, refuseUnsupported, StatusError, unimplemented } from './errors.ts';
import { type IndexFile, requireIndex } from './indexes.ts';
import {
  type ConsistencySelector,
  type Document,
  firestoreService,
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
import { compileQuery } from './queries.ts';
import type { Client, Transactions } from './transactions.ts';
import { applyWrite, documentOf } from './writes.ts';

interface Context {
  store: DocumentStore;
  transactions: Transactions;
  indexes: IndexFile;
}

type Request<Fields> = ConsistencySelector & Fields;
type Operation = (context: Context, request: never, client: Client) => unknown;

type QueryRequest = Request<{ parent: string; structured_query?: StructuredQuery }>;
type AggregationRequest = Request<{
  parent: string;
  structured_aggregation_query?: {
    structured_query?: StructuredQuery;
    aggregations: { alias: string; count?: object }[];
  };
}>;

/** https://firebase.google.com/docs/firestore/quotas */
const MAX_REQUEST_BYTES = 10 * 1024 * 1024;

const SELECTOR = ['transaction', 'new_transaction'];

const operations: Record<string, Operation> = {
  BatchGetDocuments(
    { transactions },
    request: Request<{ database: string; documents: string[] }>,
    client,
  ): object[] {
    refuseUnsupported('BatchGetDocumentsRequest', request, ['database', 'documents', ...SELECTOR]);
    const database = parseDatabaseName(request.database);
    const paths = [...new Set(request.documents)].map((name) => parseDocumentName(name).path);
    const run = (documents: Documents) => paths.map((path) => documents.get(database, path));
    const { result, ...response } = transactions.read(database, request, { paths, run }, client);
    const responses = result.map((document, index) => ({
      ...(document
        ? { found: toWire(database, document) }
        : { missing: formatDocumentName({ database, path: paths[index] ?? '' }) }),
      read_time: response.read_time,
    }));
    return response.transaction ? [response, ...responses] : responses;
  },

  /** Answers with names alone, on one page, also of missing documents that have collections. */
  ListDocuments({ store }, request: { parent: string; collection_id?: string }): object {
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

  ListCollectionIds({ store }, request: { parent: string }): object {
    refuseUnsupported('ListCollectionIdsRequest', request, ['parent', 'page_size']);
    const { database, path } = parseParentName(request.parent);
    return { collection_ids: store.documents.childIds(database, path) };
  },

  /** Without a document one response tells the time and the transaction. */
  RunQuery({ transactions, indexes }, request: QueryRequest, client): object[] {
    refuseUnsupported('RunQueryRequest', request, ['parent', 'structured_query', ...SELECTOR]);
    const { scope, shape, run } = compileQuery(request.parent, required(request.structured_query));
    requireIndex(indexes, shape);
    const read = { paths: [joinPath(scope.parent, scope.id)], run };
    const { result, ...respond } = transactions.read(scope.database, request, read, client);
    const responses: object[] = result.map((document) => ({
      document: toWire(scope.database, document),
      read_time: respond.read_time,
    }));
    return respond.transaction || responses.length === 0 ? [respond, ...responses] : responses;
  },

  /** Counts documents, and knows no other sum. */
  RunAggregationQuery({ transactions, indexes }, request: AggregationRequest, client): object[] {
    const { parent, structured_aggregation_query: asked } = request;
    const known = ['parent', 'structured_aggregation_query', ...SELECTOR];
    refuseUnsupported('RunAggregationQueryRequest', request, known);
    const { scope, shape, run } = compileQuery(parent, required(asked?.structured_query));
    requireIndex(indexes, shape);
    for (const aggregation of asked?.aggregations ?? [])
      refuseUnsupported('Aggregation', aggregation, ['alias', 'count']);
    const read = { paths: [joinPath(scope.parent, scope.id)], run };
    const { result, ...respond } = transactions.read(scope.database, request, read, client);
    const sum = { integer_value: String(result.length) };
    const fields = (asked?.aggregations ?? []).map(({ alias }) => [alias, sum]);
    return [{ ...respond, result: { aggregate_fields: Object.fromEntries(fields) } }];
  },

  BeginTransaction(
    { transactions },
    request: { database: string; options?: TransactionOptions },
    client,
  ): object {
    const database = parseDatabaseName(request.database);
    const { id } = transactions.begin(database, client, request.options);
    return { transaction: Buffer.from(id) };
  },

  Rollback(
    { transactions },
    { database, transaction }: { database: string; transaction: Uint8Array },
  ): object {
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
      const paths = request.writes.map((write) => documentOf(write, database));
      await transactions.untilUnlocked(database, paths, transaction);
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
export function createGrpcServer(context: Context): Server {
  const server = new Server({
    'grpc.max_receive_message_length': MAX_REQUEST_BYTES,
    'grpc.max_send_message_length': -1,
  });
  const service: Record<string, MethodDefinition<unknown, unknown>> = {};
  const implementation: UntypedServiceImplementation = {};
  for (const [name, method] of Object.entries(firestoreService)) {
    async function respond(call: Call): Promise<unknown> {
      try {
        refuseClients(call.metadata);
        const operation = operations[name];
        if (!operation) throw unimplemented(`the method ${name}`);
        return await operation(context, call.request as never, call.getPeer());
      } catch (error) {
        throw toServiceError(name, error);
      }
    }
    service[name] = method;
    implementation[name] = method.responseStream ? streaming(respond) : unary(respond);
  }
  server.addService(service, implementation);
  return server;
}

type Call = ServerUnaryCall<unknown, unknown> | ServerWritableStream<unknown, unknown>;
type Respond = (call: Call) => Promise<unknown>;

function unary(respond: Respond) {
  return (call: ServerUnaryCall<unknown, unknown>, callback: sendUnaryData<unknown>): void => {
    respond(call).then(
      (response) => callback(null, response),
      (error) => callback(error),
    );
  };
}

function streaming(respond: Respond) {
  return (call: ServerWritableStream<unknown, unknown>): void => {
    respond(call).then(
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

function toServiceError(method: string, error: unknown): object {
  if (error instanceof StatusError) {
    if (error.status === 'UNIMPLEMENTED')
      console.error(`firestore: UNIMPLEMENTED ${method}: ${error.message}`);
    return { code: error.code, details: error.message };
  }
  console.error(`firestore: INTERNAL ${method}:`, error);
  const { code, message } = new StatusError('INTERNAL', `The stand-in failed at ${method}.`);
  return { code, details: message };
}
