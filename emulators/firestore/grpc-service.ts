import {
  type Metadata,
  type MethodDefinition,
  Server,
  type ServerUnaryCall,
  type ServerWritableStream,
  type sendUnaryData,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { Log } from './log.ts';
import { firestoreService } from './protos.ts';
import { runAggregationQuery, runQuery } from './query-operations.ts';
import type { Context } from './read-context.ts';
import { batchGetDocuments, listCollectionIds, listDocuments } from './read-operations.ts';
import { StatusError, unimplemented } from './status-error.ts';
import { beginTransaction, commit, rollback } from './write-operations.ts';

type Operation = (context: Context, request: never) => Promise<unknown>;

const operations: Record<string, Operation> = {
  BatchGetDocuments: batchGetDocuments,
  ListDocuments: listDocuments,
  ListCollectionIds: listCollectionIds,
  RunQuery: runQuery,
  RunAggregationQuery: runAggregationQuery,
  BeginTransaction: beginTransaction,
  Commit: commit,
  Rollback: rollback,
};

/** Every method of the published service; those that the server SDK never calls answer UNIMPLEMENTED. */
export function createGrpcServer(context: Context, log: Log): Server {
  const server = new Server({
    'grpc.max_receive_message_length': -1,
    'grpc.max_send_message_length': -1,
  });
  const service: Record<string, MethodDefinition<unknown, unknown>> = {};
  const implementation: UntypedServiceImplementation = {};
  for (const [name, method] of Object.entries(firestoreService)) {
    const operation = operations[name] ?? refuse(name);

    async function respond(metadata: Metadata, request: unknown): Promise<unknown> {
      try {
        refuseClients(metadata);
        return await operation(context, request as never);
      } catch (error) {
        throw toServiceError(name, error, log);
      }
    }
    service[name] = method;
    implementation[name] = method.responseStream ? streaming(respond) : unary(respond);
  }
  server.addService(service, implementation);
  return server;
}

type Reply = (metadata: Metadata, request: unknown) => Promise<unknown>;

function unary(respond: Reply) {
  return (call: ServerUnaryCall<unknown, unknown>, callback: sendUnaryData<unknown>): void => {
    respond(call.metadata, call.request).then(
      (response) => callback(null, response),
      (error) => callback(error),
    );
  };
}

function streaming(respond: Reply) {
  return (call: ServerWritableStream<unknown, unknown>): void => {
    respond(call.metadata, call.request).then(
      (responses) => {
        for (const response of responses as unknown[]) {
          call.write(response);
        }
        call.end();
      },
      (error) => call.emit('error', error),
    );
  };
}

function refuse(name: string): Operation {
  return () => Promise.reject(unimplemented(`the method ${name}`));
}

/** The server SDKs call themselves owner; anyone else is a client, and firestore.rules deny clients everything. */
function refuseClients(metadata: Metadata): void {
  if (metadata.get('authorization')[0] !== 'Bearer owner') {
    throw new StatusError(
      'PERMISSION_DENIED',
      'Only the server SDK reads and writes here: the rules deny every client everything.',
    );
  }
}

function toServiceError(method: string, error: unknown, log: Log): object {
  if (error instanceof StatusError) {
    if (error.status === 'UNIMPLEMENTED') {
      log.error(`UNIMPLEMENTED ${method}: ${error.message}`);
    }
    return { code: error.code, details: error.message };
  }
  log.error(`INTERNAL ${method}: ${error instanceof Error ? error.stack : String(error)}`);
  const internal = new StatusError('INTERNAL', `The stand-in failed at ${method}; see its log.`);
  return { code: internal.code, details: internal.message };
}
