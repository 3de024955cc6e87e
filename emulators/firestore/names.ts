import { invalidArgument } from './errors.ts';
import type { Fields, Value } from './messages.ts';

/** `database` is `projects/p/databases/d`; `path` is relative to its documents, '' for the root. */
interface ResourceName {
  database: string;
  path: string;
}

const RESOURCE = /^(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.+))?$/s;
const DATABASE = /^projects\/[^/]+\/databases\/[^/]+$/;
const RESERVED = /^__.*__$/s;
const MAX_ID_BYTES = 1500;

export function parseDocumentName(name: string | undefined): ResourceName {
  const resource = parseParentName(name);
  if (resource.path === '') throw invalidArgument(`"${name}" does not name a document.`);
  return resource;
}

/** The parent of a collection is a document or the root. */
export function parseParentName(name = ''): ResourceName {
  const [, database, path = ''] = RESOURCE.exec(name) ?? [];
  const segments = path === '' ? [] : path.split('/');
  if (!database || segments.length % 2 !== 0)
    throw invalidArgument(`"${name}" is not the name of a document.`);
  segments.forEach(checkId);
  return { database, path };
}

export function parseDatabaseName(name = ''): string {
  if (!DATABASE.test(name)) throw invalidArgument(`"${name}" is not the name of a database.`);
  return name;
}

export function checkId(id: string): void {
  if (id === '' || id === '.' || id === '..' || RESERVED.test(id))
    throw invalidArgument(`"${id}" cannot be the id of a document or collection.`);
  if (Buffer.byteLength(id) > MAX_ID_BYTES)
    throw invalidArgument(`An id is longer than ${MAX_ID_BYTES} bytes.`);
}

export function formatDocumentName({ database, path }: ResourceName): string {
  return `${database}/documents/${path}`;
}

export function joinPath(parent: string, segment: string): string {
  return parent === '' ? segment : `${parent}/${segment}`;
}

/** `files/a` → `files`; `a/b/c/d` → `a/b/c` */
export function collectionOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** Compares part by part, because "/" sorts among the characters of ids. */
export function comparePaths(left: string, right: string): number {
  const [a, b] = [left.split('/'), right.split('/')];
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const order = compareUtf8(a[index] ?? '', b[index] ?? '');
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/**
 * Orders two strings by their UTF-8 bytes. JavaScript compares UTF-16 units, which puts characters
 * outside the basic plane before U+E000–U+FFFF; their bytes stand after.
 */
export function compareUtf8(left: string, right: string): number {
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
}

export type FieldPath = readonly string[];

const PATH_PART = /([A-Za-z_]\w*)|`((?:[^`\\]|\\.)+)`/sy;

/** Reads `a.b` and, for names with other characters, `` a.`b.c` `` (a backslash escapes inside). */
export function parseFieldPath(text: string): FieldPath {
  const path: string[] = [];
  let position = 0;
  do {
    PATH_PART.lastIndex = position;
    const [part, plain, quoted] = PATH_PART.exec(text) ?? [];
    const name = plain ?? quoted?.replace(/\\(.)/gs, '$1');
    if (part === undefined || name === undefined)
      throw invalidArgument(`"${text}" is not a field path.`);
    if (RESERVED.test(name) && text !== '__name__')
      throw invalidArgument(`The field name "${name}" is reserved.`);
    path.push(name);
    position += part.length;
  } while (text[position++] === '.');
  if (position <= text.length) throw invalidArgument(`"${text}" is not a field path.`);
  return path;
}

export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let inner: Fields | undefined = fields;
  let value: Value | undefined;
  for (const name of path) {
    value = inner !== undefined && Object.hasOwn(inner, name) ? inner[name] : undefined;
    inner = value?.map_value?.fields;
  }
  return value;
}

/** A copy in which the field has the value; undefined removes it. */
export function withField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [name, ...rest] = path;
  if (name === undefined) return fields;
  const copy = { ...fields };
  if (rest.length > 0) {
    const inner = Object.hasOwn(fields, name) ? fields[name]?.map_value?.fields : undefined;
    if (inner !== undefined || value !== undefined)
      copy[name] = { map_value: { fields: withField(inner ?? {}, rest, value) } };
  } else if (value === undefined) delete copy[name];
  else copy[name] = value;
  return copy;
}
