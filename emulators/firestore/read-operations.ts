import {
  checkSegment,
  formatDocumentName,
  joinPath,
  parseDatabaseName,
  parseDocumentName,
  parseParentName,
} from './document-names.ts';
import type { ConsistencySelector, DocumentMask } from './messages.ts';
import { type Context, readFor } from './read-context.ts';
import { refuseUnsupported } from './refuse-unsupported.ts';
import { invalidArgument } from './status-error.ts';
import { toWireDocument } from './wire-documents.ts';

interface BatchGetDocumentsRequest extends ConsistencySelector {
  database: string;
  documents: string[];
  mask?: DocumentMask;
}

export async function batchGetDocuments(
  context: Context,
  request: BatchGetDocumentsRequest,
): Promise<object[]> {
  refuseUnsupported('BatchGetDocumentsRequest', request, [
    'database',
    'documents',
    'mask',
    'transaction',
    'new_transaction',
  ]);
  const database = parseDatabaseName(request.database);
  const paths = [...new Set(request.documents)].map((name) => pathIn(database, name));
  const { result, ...answer } = await readFor(context, database, request, (documents) =>
    paths.map((path) => documents.get(database, path)),
  );
  const responses = result.map((document, index) => ({
    ...(document
      ? { found: toWireDocument(database, document, request.mask) }
      : { missing: formatDocumentName({ database, path: paths[index] as string }) }),
    read_time: answer.read_time,
  }));
  return answer.transaction ? [answer, ...responses] : responses;
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
  page_size?: number;
  page_token?: string;
  mask?: DocumentMask;
  show_missing?: boolean;
}

const DEFAULT_PAGE_SIZE = 300;

/** By document id. With `show_missing` also documents that are not there but have collections below. */
export async function listDocuments(
  { store }: Context,
  request: ListDocumentsRequest,
): Promise<object> {
  refuseUnsupported('ListDocumentsRequest', request, [
    'parent',
    'collection_id',
    'page_size',
    'page_token',
    'mask',
    'show_missing',
  ]);
  const { database, path: parent } = parseParentName(request.parent);
  const id = request.collection_id ?? '';
  checkSegment(id);
  const collection = joinPath(parent, id);
  const page = pageOf(store.documents.childIds(database, collection), request);
  const documents = page.ids.flatMap((documentId) => {
    const path = joinPath(collection, documentId);
    const stored = store.documents.get(database, path);
    if (stored) {
      return [toWireDocument(database, stored, request.mask)];
    }
    return request.show_missing ? [{ name: formatDocumentName({ database, path }) }] : [];
  });
  return { documents, next_page_token: page.next };
}

interface ListCollectionIdsRequest {
  parent: string;
  page_size?: number;
  page_token?: string;
}

export async function listCollectionIds(
  { store }: Context,
  request: ListCollectionIdsRequest,
): Promise<object> {
  refuseUnsupported('ListCollectionIdsRequest', request, ['parent', 'page_size', 'page_token']);
  const { database, path } = parseParentName(request.parent);
  const page = pageOf(store.documents.childIds(database, path), request);
  return { collection_ids: page.ids, next_page_token: page.next };
}

/** The token is the last id of the page before. */
function pageOf(
  ids: string[],
  { page_size: size = 0, page_token: token = '' }: { page_size?: number; page_token?: string },
): { ids: string[]; next: string } {
  const after = [...ids].sort().filter((id) => token === '' || id > token);
  const page = after.slice(0, size || DEFAULT_PAGE_SIZE);
  return { ids: page, next: page.length < after.length ? (page.at(-1) ?? '') : '' };
}
