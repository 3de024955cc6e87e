import type { Changes, ContentIssue, ValuesByPath } from '@theni/contract';
import { isRefusal, SessionEndedError } from '../api/errors.ts';
import { createListeners } from '../store.ts';
import type { DeviceStorage } from './device-storage.ts';
import { storedEntries, unsavedKeyPrefix } from './unsaved-keys.ts';
import { blamedFor, isOfKind, issuesOf, type SchemaAt } from './value-issues.ts';

export interface Dependencies {
  storage: DeviceStorage;
  /** Runs one task of a name at a time, in all tabs of this browser. */
  lock: (name: string, task: () => Promise<void>) => Promise<void>;
  /** Runs a task after some milliseconds. @returns a function that cancels it */
  clock: (task: () => void, ms: number) => () => void;
  /** Ends within 30 s. @throws {AdminApiError} for a refusal, all else may succeed later */
  send: (changes: Changes) => Promise<void>;
}

export type Saving = 'saved' | 'saving' | 'offline' | 'refused';

const SAVE_AFTER_MS = 1000;
const RETRY_AFTER_MS = 10_000;

export type UnsavedValues = ReturnType<typeof unsavedValues>;
export type Unsaved = ReturnType<UnsavedValues['read']>;

/**
 * What was typed into a draft and is not on the server yet. It stands in the browser's storage
 * alone, with an entry for each path, so all tabs have the same, and a tab that is killed loses
 * nothing. Whoever saves reads the storage first, and one tab saves at a time, so no older value is
 * saved over a newer one. A value leaves the storage when the server has taken this very value.
 */
export function unsavedValues(draftName: string, schemaAt: SchemaAt, dependencies: Dependencies) {
  const { storage, lock, clock, send } = dependencies;
  const keyOf = (path: string) => unsavedKeyPrefix(draftName) + path;
  const refusals = new Map<string, { text: string; issues: ContentIssue[] }>();
  const { notify, subscribe } = createListeners();
  let isOffline = false;
  let cancelTimer = () => {};

  function saveAfter(ms: number): void {
    cancelTimer();
    cancelTimer = clock(save, ms);
  }

  function readEntries() {
    const entries = storedEntries(storage, keyOf(''));
    const ofKind = entries.filter(({ path, value }) => isOfKind(path, value, schemaAt));
    return ofKind.map((entry) => {
      const { path, text, value } = entry;
      const refusal = refusals.get(path);
      const issues = refusal?.text === text ? refusal.issues : issuesOf(path, value, schemaAt);
      return { ...entry, issues };
    });
  }

  const entriesToSend = () => readEntries().filter(({ issues }) => issues.length === 0);

  function put(values: ValuesByPath): void {
    for (const [path, value] of Object.entries(values)) {
      refusals.delete(path);
      storage.set(keyOf(path), JSON.stringify(value));
    }
    notify();
    saveAfter(SAVE_AFTER_MS);
  }

  async function save(): Promise<void> {
    cancelTimer();
    try {
      await lock(draftName, async () => {
        const isAnyTaken = await sendAll(entriesToSend());
        if (!isAnyTaken || refusals.size === 0) return;
        // What the server has taken may be what another value was refused for, such as a number.
        refusals.clear();
        await sendAll(entriesToSend());
      });
      isOffline = false;
      if (entriesToSend().length > 0) saveAfter(SAVE_AFTER_MS);
    } catch (error) {
      isOffline = true;
      if (!(error instanceof SessionEndedError)) saveAfter(RETRY_AFTER_MS);
    }
    notify();
  }

  /** @returns whether the server has taken any of it */
  async function sendAll(sent: ReturnType<typeof readEntries>): Promise<boolean> {
    if (sent.length === 0) return false;
    try {
      await send(Object.fromEntries(sent.map(({ path, value }) => [path, value])));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // Too much altogether: some of it may have room.
      if (error.status === 413 && sent.length > 1) {
        let isAnyTaken = false;
        for (const one of sent) if (await sendAll([one])) isAnyTaken = true;
        return isAnyTaken;
      }
      for (const [{ path, text }, issues] of blamedFor(error, sent))
        refusals.set(path, { text, issues });
      return false;
    }
    for (const { path, text } of sent)
      if (storage.get(keyOf(path)) === text) storage.remove(keyOf(path));
    return true;
  }

  // Another tab has typed: it saves after a second. This tab saves after ten, in case that one was
  // closed.
  storage.listen((key) => {
    if (!key.startsWith(keyOf(''))) return;
    notify();
    saveAfter(RETRY_AFTER_MS);
  });

  return {
    put,
    /** Tries at once, and again until the server has all or refuses it. */
    save,

    /** @returns whether the server has all but what it refuses */
    async saveAll(): Promise<boolean> {
      do await save();
      while (!isOffline && entriesToSend().length > 0);
      return entriesToSend().length === 0;
    },

    /** @param paths all, unless some are named */
    discard(paths = readEntries().map(({ path }) => path)): void {
      for (const path of paths) {
        refusals.delete(path);
        storage.remove(keyOf(path));
      }
      notify();
    },

    read() {
      const entries = readEntries();
      const issues = entries.flatMap((entry) => entry.issues);
      const values: ValuesByPath = Object.fromEntries(
        entries.map(({ path, value }) => [path, value]),
      );
      const waiting = isOffline ? 'offline' : 'saving';
      const settled = issues.length > 0 ? 'refused' : 'saved';
      const saving: Saving = entriesToSend().length > 0 ? waiting : settled;
      return { values, issues, saving };
    },

    subscribe,
  };
}
