import type { ValueIssue, ValuesByPath } from '@theni/contract';
import { AdminApiError, isRefusal, SessionEndedError } from '../api/errors.ts';
import type { DeviceStorage } from '../device-storage.ts';
import { createListeners } from '../store.ts';
import { storedEntries, unsavedKeyPrefix } from './unsaved-keys.ts';
import { blamedFor, isOfKind, issuesOf, type SchemaAt } from './value-issues.ts';

export interface Dependencies {
  storage: DeviceStorage;
  /** Runs one task of a name at a time, in all tabs of this browser. */
  lock: (name: string, task: () => Promise<void>) => Promise<void>;
  /** Runs a task after some milliseconds. @returns a function that cancels it */
  runAfter: (task: () => void, ms: number) => () => void;
  /**
   * Ends by itself, within minutes at worst.
   * @throws {AdminApiError} below 500 for a refusal; all else may succeed later
   */
  send: (changes: ValuesByPath) => Promise<void>;
}

/** `failed` is the server's own fault, and tried again like `unanswered`. */
export type Saving = 'saved' | 'saving' | 'unanswered' | 'failed' | 'refused';

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
  const { storage, lock, runAfter, send } = dependencies;
  const keyOf = (path: string) => unsavedKeyPrefix(draftName) + path;
  const refusals = new Map<string, { json: string; issues: ValueIssue[] }>();
  const { callListeners, subscribe } = createListeners();
  /** Why the last call did not come through, other than by a refusal. */
  let failure: unknown;
  let cancelTimer = () => {};

  function saveAfter(ms: number): void {
    cancelTimer();
    cancelTimer = runAfter(save, ms);
  }

  function readEntries() {
    const entries = storedEntries(storage, keyOf(''));
    const ofKind = entries.filter(({ path, value }) => isOfKind(path, value, schemaAt));
    return ofKind.map((entry) => {
      const { path, value, json } = entry;
      const refusal = refusals.get(path);
      const issues = refusal?.json === json ? refusal.issues : issuesOf(path, value, schemaAt);
      return { ...entry, issues };
    });
  }

  const entriesToSend = () => readEntries().filter(({ issues }) => issues.length === 0);

  function put(values: ValuesByPath): void {
    for (const [path, value] of Object.entries(values)) {
      refusals.delete(path);
      storage.set(keyOf(path), JSON.stringify(value));
    }
    callListeners();
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
      failure = undefined;
      if (entriesToSend().length > 0) saveAfter(SAVE_AFTER_MS);
    } catch (error) {
      failure = error;
      if (!(error instanceof SessionEndedError)) saveAfter(RETRY_AFTER_MS);
    }
    callListeners();
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
      for (const [{ path, json }, issues] of blamedFor(error, sent))
        refusals.set(path, { json, issues });
      return false;
    }
    for (const { path, json } of sent)
      if (storage.get(keyOf(path)) === json) storage.remove(keyOf(path));
    return true;
  }

  // Another tab has typed: it saves after a second. This tab saves after ten, in case that one was
  // closed.
  storage.listen((key) => {
    if (!key.startsWith(keyOf(''))) return;
    callListeners();
    saveAfter(RETRY_AFTER_MS);
  });

  return {
    put,
    /** Tries at once, and again until the server has all or refuses it. */
    save,

    /**
     * @throws what `send` threw last, when the server lacks more than the values that it refuses
     */
    async saveAll(): Promise<void> {
      do await save();
      while (failure === undefined && entriesToSend().length > 0);
      if (entriesToSend().length > 0) throw failure;
    },

    /** @param paths all, unless some are named */
    discard(paths = readEntries().map(({ path }) => path)): void {
      for (const path of paths) {
        refusals.delete(path);
        storage.remove(keyOf(path));
      }
      callListeners();
    },

    read() {
      const entries = readEntries();
      const issues = entries.flatMap((entry) => entry.issues);
      const values: ValuesByPath = Object.fromEntries(
        entries.map(({ path, value }) => [path, value]),
      );
      const waiting = failure === undefined ? 'saving' : savingAfter(failure);
      const settled = issues.length > 0 ? 'refused' : 'saved';
      const saving: Saving = entriesToSend().length > 0 ? waiting : settled;
      return { values, issues, saving };
    },

    subscribe,
  };
}

function savingAfter(failure: unknown): Saving {
  return failure instanceof AdminApiError ? 'failed' : 'unanswered';
}
