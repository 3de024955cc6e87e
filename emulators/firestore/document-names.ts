import { invalidArgument } from './status-error.ts';
import { compareUtf8 } from './utf8-order.ts';

/** `database` is `projects/p/databases/d`; `path` is relative to its documents, '' for the root. */
export interface ResourceName {
  database: string;
  path: string;
}

const RESOURCE_PATTERN = /^(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.+))?$/s;
const DATABASE_PATTERN = /^projects\/[^/]+\/databases\/[^/]+$/;
const MAX_SEGMENT_BYTES = 1500;
const RESERVED_ID = /^__.*__$/s;

function parseResourceName(name: string | undefined): ResourceName {
  const match = RESOURCE_PATTERN.exec(name ?? '');
  if (!match?.[1]) {
    throw invalidArgument(`"${name ?? ''}" is not a name below a database's documents.`);
  }
  return { database: match[1], path: match[2] ?? '' };
}

export function parseDocumentName(name: string | undefined): ResourceName {
  const resource = parseResourceName(name);
  const segments = resource.path.split('/');
  if (segments.length % 2 !== 0) {
    throw invalidArgument(`"${name}" does not name a document: it has an odd number of parts.`);
  }
  segments.forEach(checkSegment);
  return resource;
}

/** The parent of a collection: a document, or the root. */
export function parseParentName(name: string | undefined): ResourceName {
  const resource = parseResourceName(name);
  return resource.path === '' ? resource : parseDocumentName(name);
}

export function parseDatabaseName(name: string | undefined): string {
  if (!DATABASE_PATTERN.test(name ?? '')) {
    throw invalidArgument(`"${name ?? ''}" is not the name of a database.`);
  }
  return name as string;
}

export function checkSegment(segment: string): void {
  if (segment === '' || segment === '.' || segment === '..') {
    throw invalidArgument(`"${segment}" cannot be the id of a document or collection.`);
  }
  if (RESERVED_ID.test(segment)) {
    throw invalidArgument(`The id "${segment}" is reserved: it begins and ends with "__".`);
  }
  if (Buffer.byteLength(segment) > MAX_SEGMENT_BYTES) {
    throw invalidArgument(
      `An id of a document or collection is longer than ${MAX_SEGMENT_BYTES} bytes.`,
    );
  }
}

export function formatDocumentName(resource: ResourceName): string {
  return `${resource.database}/documents/${resource.path}`;
}

export function joinPath(parent: string, segment: string): string {
  return parent === '' ? segment : `${parent}/${segment}`;
}

/** The collection that a document stands in: `files` for `files/a`, `a/b/c` for `a/b/c/d`. */
export function collectionOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** Part by part, because "/" sorts among the characters that an id may have. */
export function comparePaths(left: string, right: string): number {
  const a = left.split('/');
  const b = right.split('/');
  const shared = Math.min(a.length, b.length);
  for (let index = 0; index < shared; index++) {
    const order = compareUtf8(a[index] as string, b[index] as string);
    if (order !== 0) {
      return order;
    }
  }
  return a.length - b.length;
}
