import type { Fields, Value } from './messages.ts';
import { invalidArgument } from './status-error.ts';

export type FieldPath = readonly string[];

const PLAIN_SEGMENT = /[A-Za-z_][A-Za-z_0-9]*/y;
const QUOTED_SEGMENT = /`((?:[^`\\]|\\.)+)`/sy;
const RESERVED_NAME = /^__.*__$/s;

/** Reads `a.b` and, for names with other characters, `` a.`b.c` `` (a backslash escapes inside). */
export function parseFieldPath(text: string): FieldPath {
  const segments: string[] = [];
  let position = 0;
  for (;;) {
    const segment = readSegment(text, position);
    segments.push(segment.name);
    position = segment.end;
    if (position === text.length) {
      return segments;
    }
    if (text[position] !== '.') {
      throw invalidArgument(`"${text}" is not a field path.`);
    }
    position += 1;
  }
}

/** A path that a write may name: reserved names are refused. */
export function parseWritablePath(text: string): FieldPath {
  const path = parseFieldPath(text);
  const reserved = path.find((name) => RESERVED_NAME.test(name));
  if (reserved !== undefined) {
    throw invalidArgument(
      `The field name "${reserved}" is reserved: it begins and ends with "__".`,
    );
  }
  return path;
}

function readSegment(text: string, position: number): { name: string; end: number } {
  PLAIN_SEGMENT.lastIndex = position;
  const plain = PLAIN_SEGMENT.exec(text);
  if (plain) {
    return { name: plain[0], end: PLAIN_SEGMENT.lastIndex };
  }
  QUOTED_SEGMENT.lastIndex = position;
  const quoted = QUOTED_SEGMENT.exec(text);
  if (!quoted?.[1]) {
    throw invalidArgument(`"${text}" is not a field path.`);
  }
  return { name: quoted[1].replace(/\\(.)/gs, '$1'), end: QUOTED_SEGMENT.lastIndex };
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

/** A copy with the field set, or removed where the value is undefined; the given fields stay as they are. */
export function withField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [name, ...rest] = path;
  if (name === undefined) {
    return fields;
  }
  const copy = { ...fields };
  if (rest.length > 0) {
    const inner = Object.hasOwn(fields, name) ? fields[name]?.map_value?.fields : undefined;
    if (inner !== undefined || value !== undefined) {
      copy[name] = { map_value: { fields: withField(inner ?? {}, rest, value) } };
    }
  } else if (value === undefined) {
    delete copy[name];
  } else {
    copy[name] = value;
  }
  return copy;
}

/** Only the named fields, as a read's mask or a query's projection asks. */
export function pickFields(fields: Fields, paths: readonly FieldPath[]): Fields {
  let picked: Fields = {};
  for (const path of paths) {
    const value = getField(fields, path);
    if (value !== undefined) {
      picked = withField(picked, path, value);
    }
  }
  return picked;
}
