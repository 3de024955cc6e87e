import {
  checkSegment,
  formatDocumentName,
  joinPath,
  parseDatabaseName,
  parseDocumentName,
  parseParentName,
} from './document-names.ts';
import type { ConsistencySelector } from './messages.ts';
import { type Context, readFor } from './read-context.ts';
import { refuseUnsupported } from './refuse-unsupported.ts';
import { invalidArgument } from './status-error.ts';
import { toWireDocument } from './wire-documents.ts';

interface BatchGetDocumentsRequest extends ConsistencySelector {
  database: string;
  documents: string[];
}

export async function batchGetDocuments(
  context: Context,
  request: BatchGetDocumentsRequest,
): Promise<object[]> {
  refuseUnsupported('BatchGetDocumentsRequest', request, [
    'database',
    'documents',
    'transaction',
    'new_transaction',
  ]);
  const database = parseDatabaseName(request.database);
  const paths = [...new Set(request.documents)].map((name) => pathIn(database, name));
  const { result, ...response } = await readFor(context, database, request, (documents) =>
    paths.map((path) => documents.get(database, path)),
  );
  const responses = result.map((document, index) => ({
    ...(document
      ? { found: toWireDocument(database, document) }
      : { missing: formatDocumentName({ database, path: paths[index] as string }) }),
    read_time: response.read_time,
  }));
  return response.transaction ? [response, ...responses] : responses;
}

function pathIn(database: string, name: string): string {
  const resource = parseDocumentName(name);
  if (resource.database !== database) {
    throw invalidArgument(`${name} is not in the database ${database}.`);
  }
  return resource.path;
}

interface ListDocumentsRequest {
  parent: string;
  collection_id?: string;
}

/** Names alone, all at once: also of documents that are not there but have collections below. */
export async function listDocuments(
  { store }: Context,
  request: ListDocumentsRequest,
): Promise<object> {
  refuseUnsupported('ListDocumentsRequest', request, [
    'parent',
    'collection_id',
    'page_size',
    'mask',
    'show_missing',
  ]);
  const { database, path: parent } = parseParentName(request.parent);
  const id = request.collection_id ?? '';
  checkSegment(id);
  const collection = joinPath(parent, id);
  const ids = store.documents.childIds(database, collection);
  const names = ids.map((each) =>
    formatDocumentName({ database, path: joinPath(collection, each) }),
  );
  return { documents: names.map((name) => ({ name })) };
}

export async function listCollectionIds(
  { store }: Context,
  request: { parent: string },
): Promise<object> {
  refuseUnsupported('ListCollectionIdsRequest', request, ['parent', 'page_size']);
  const { database, path } = parseParentName(request.parent);
  return { collection_ids: store.documents.childIds(database, path) };
}
