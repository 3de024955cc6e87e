import { useState } from 'react';
import type { z } from 'zod';
import { notify } from './ui/notice.ts';

/** Entries that all tabs of this browser share. None of it throws. */
export interface DeviceStorage {
  keys(): string[];
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * The browser's `localStorage`, by which what is typed outlives a killed tab. Where the browser
 * refuses it or has no room left, nothing is kept, and that is said.
 */
export const storage = {
  keys: () => Object.keys(browserStorage() ?? {}),
  get: (key: string) => browserStorage()?.getItem(key) ?? null,

  set(key: string, value: string) {
    try {
      localStorage.setItem(key, value);
    } catch (error) {
      console.warn('not kept on this device', error);
      notify({
        text: 'This browser has no room left, or its storage is switched off: what you type cannot be kept. Please make room, or use another browser.',
      });
    }
  },

  remove: (key: string) => browserStorage()?.removeItem(key),

  removeAll(prefix: string): void {
    for (const key of this.keys()) if (key.startsWith(prefix)) this.remove(key);
  },
} satisfies DeviceStorage & { removeAll: (prefix: string) => void };

/** The keys of what is typed into leads begin with it; whoever signs out leaves none of it. */
export const LEAD_PREFIX = 'lead ';
/** Those of pasted lists of plots, whose remarks may name buyers: the same. */
export const PLOT_LIST_PREFIX = 'list of plots ';

/** Even to name it throws where it is switched off. */
function browserStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/**
 * What the browser has stored as JSON. What cannot be read counts as nothing: a write may have been
 * cut off, and an extension or an older build may have left something else.
 * @param stored as the storage gives it
 */
export function parseStored(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '');
  } catch {
    return undefined;
  }
}

/**
 * State that outlives a reload: it lies as JSON in the device's storage.
 * @returns the state, or `initial` where nothing of this form is stored; and its setter, which
 * forgets what is stored when it gets undefined
 */
export function useStored<Value>(
  key: string,
  schema: z.ZodType<Value>,
  initial: Value,
): [Value, (value: Value | undefined) => void] {
  const [value, setValue] = useState(
    () => schema.safeParse(parseStored(storage.get(key))).data ?? initial,
  );
  function set(next: Value | undefined) {
    setValue(next ?? initial);
    if (next === undefined) storage.remove(key);
    else storage.set(key, JSON.stringify(next));
  }
  return [value, set];
}
