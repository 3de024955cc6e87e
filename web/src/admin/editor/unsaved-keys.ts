import type { DeviceStorage } from '../device-storage.ts';
import { parseStored } from '../read-stored.ts';

// An unsaved value has the key 'unsaved <name of the draft> <path>' in the browser's storage.

export const unsavedKeyPrefix = (draftName: string) => `unsaved ${draftName} `;

/** The names of the drafts of which something is unsaved, each once. */
export function unsavedDraftNames(storage: DeviceStorage): string[] {
  const names = storage.keys().flatMap((key) => /^unsaved (\S+) /.exec(key)?.[1] ?? []);
  return [...new Set(names)];
}

interface StoredEntry {
  /** What its key has after the prefix. */
  path: string;
  value: unknown;
  /** The value as it is stored, to compare it with another one. */
  json: string;
}

/** The entries that can be read, of those whose keys begin with the prefix. */
export function storedEntries(storage: DeviceStorage, prefix: string): StoredEntry[] {
  const keys = storage.keys().filter((key) => key.startsWith(prefix));
  return keys.flatMap((key) => {
    const json = storage.get(key);
    const value = parseStored(json);
    if (json === null || value === undefined) return [];
    return [{ path: key.slice(prefix.length), value, json }];
  });
}
