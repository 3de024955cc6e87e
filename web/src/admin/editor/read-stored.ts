import type { DeviceStorage } from './device-storage.ts';

/**
 * What the browser has stored as JSON. What cannot be read counts as nothing: a write may have been
 * cut off, and an extension or an older release may have left something else.
 * @param text as the storage gives it
 * @param isWanted tells whether a value has the shape that is looked for
 */
export function readStored<Value>(
  text: string | null,
  isWanted: (value: unknown) => value is Value,
): Value | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isWanted(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Of one level, without lists: a form's fields by their names. */
export function isForm(value: unknown): value is Record<string, string | boolean> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((field) => ['string', 'boolean'].includes(typeof field));
}

export function isJson(_: unknown): _ is unknown {
  return true;
}

/** What stands before the paths of a document's unsaved values in their keys. */
export const storedAs = (document: string) => `unsaved ${document} `;

/** Of which documents something is unsaved, each once. */
export function unsavedDocuments(storage: DeviceStorage): string[] {
  const names = storage.keys().flatMap((key) => /^unsaved (\S+) /.exec(key)?.[1] ?? []);
  return [...new Set(names)];
}

interface Entry {
  /** What its key has after the prefix. */
  path: string;
  /** As it is stored, by which one value is told from another. */
  text: string;
  value: unknown;
}

/** The entries that can be read, of those whose keys begin alike. */
export function entriesIn(storage: DeviceStorage, prefix: string): Entry[] {
  const keys = storage.keys().filter((key) => key.startsWith(prefix));
  return keys.flatMap((key) => {
    const text = storage.get(key);
    const value = readStored(text, isJson);
    if (text === null || value === undefined) return [];
    return [{ path: key.slice(prefix.length), text, value }];
  });
}
