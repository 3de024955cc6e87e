import type { ValueIssue, ValuesBefore, ValuesByPath } from '@theni/contract';
import { isSame, knownValuesToSend } from '@theni/contract/same-values';
import type { z } from 'zod';
import { type AdminApiError, isRefusal, SessionEndedError } from '../api/errors.ts';
import { type DeviceStorage, parseStored } from '../storage.ts';
import { createListeners } from '../store.ts';

export interface SavedDraft {
  draft: ValuesByPath;
  /** Another one after each saving. */
  revision: string;
}

export interface DraftKind {
  /** Without blanks: the keys of the unsaved values in the browser's storage have it. */
  name: string;
  /** What may stand at a path of the draft; undefined where nothing can. */
  schemaAt: (path: string) => z.ZodType | undefined;
  /** What a draft has at a path; undefined for a field of a plot that it lacks. */
  valueAt: (draft: ValuesByPath, path: string) => unknown;
  /**
   * A sentence to ask before a value is taken, because it may be a slip.
   * @param stood what stood there when typing began
   */
  doubtAt?: (
    path: string,
    value: unknown,
    stood: unknown,
    draft: ValuesByPath,
  ) => string | undefined;
}

export interface Dependencies {
  storage: DeviceStorage;
  /** Runs one task of a name at a time, in all tabs of this browser. */
  lock: (name: string, task: () => Promise<void>) => Promise<void>;
  /** Runs a task after some milliseconds. @returns a function that cancels it */
  runAfter: (task: () => void, ms: number) => () => void;
  /** What this tab has read last of the server; undefined when it has read nothing. */
  lastRead: () => SavedDraft | undefined;
  /** Reads what the server has. Ends by itself, within minutes at worst, as `patch` does. */
  read: () => Promise<SavedDraft>;
  /**
   * @param before as `valueChanges` of the contract has it
   * @throws {AdminApiError} below 500 for a refusal: 409 names the paths that another device has
   * changed with their values, 412 says that the revision is another; all else may succeed later
   */
  patch: (changes: ValuesByPath, before: ValuesBefore, revision: string) => Promise<unknown>;
}

/** What stands in the place of an amount, a place or a date that could not be read, as typed. */
export interface Unreadable {
  unreadable: string;
}

/** `failed` is the server's own fault, and tried again like `unanswered`. */
export type Saving = 'saved' | 'saving' | 'unanswered' | 'failed' | 'refused';

export interface Question {
  path: string;
  sentence: string;
  /** What another device has put there; absent when the question is another one, or it is gone. */
  theirs?: { value: unknown };
  /** Whether what is typed may be kept: it may not in a plot that is gone. */
  mayKeep: boolean;
}

const SAVE_AFTER_MS = 1000;
const RETRY_AFTER_MS = 10_000;

export type UnsavedValues = ReturnType<typeof unsavedValues>;
export type Unsaved = ReturnType<UnsavedValues['read']>;

/** An unsaved value has the key 'unsaved <name of the draft> <path>' in the browser's storage. */
const unsavedKeyPrefix = (draftName: string) => `unsaved ${draftName} `;

export function unsavedDraftNames(storage: DeviceStorage): string[] {
  const names = storage.keys().flatMap((key) => /^unsaved (\S+) /.exec(key)?.[1] ?? []);
  return [...new Set(names)];
}

interface Entry {
  value: unknown;
  /**
   * What stood there when typing began, and each value that this device has sent since, noted
   * before it was sent. Absent when the draft was not read.
   */
  before?: unknown[];
  /** The sentence that asks the owner about this value, until he has said that he means it. */
  doubt?: string;
}

type ReadEntry = Entry & { path: string };

/**
 * What was typed into a draft and is not on the server yet. It stands in the browser's storage
 * alone, with an entry for each path, so all tabs have the same, and a tab that is killed loses
 * nothing. Whoever saves reads the storage first, and one tab saves at a time, so no older value is
 * saved over a newer one. A value leaves the storage when the server has taken this very value.
 *
 * What another device has changed meanwhile is not overwritten: the server compares what it has
 * with `before`, and the owner is asked.
 */
export function unsavedValues(kind: DraftKind, dependencies: Dependencies) {
  const { storage, lock, runAfter, lastRead, read, patch } = dependencies;
  const { name, schemaAt, valueAt, doubtAt } = kind;
  const prefix = unsavedKeyPrefix(name);
  const refusals = new Map<string, Refusal>();
  /** What other devices have put; undefined: its plot is gone. */
  const conflicts = new Map<string, { value: unknown } | undefined>();
  const { callListeners, subscribe } = createListeners();
  /** Why the last call did not come through, other than by a refusal. */
  let failure: unknown;
  let cancelTimer = () => {};

  function saveAfter(ms: number): void {
    cancelTimer();
    cancelTimer = runAfter(save, ms);
  }

  function entryAt(path: string): ReadEntry | undefined {
    const stored = parseStored(storage.get(prefix + path));
    if (typeof stored !== 'object' || stored === null || !('value' in stored)) return undefined;
    const entry = { ...(stored as Entry), path };
    return isOfKind(path, entry.value, schemaAt) ? entry : undefined;
  }

  function write({ path, ...entry }: ReadEntry): void {
    storage.set(prefix + path, JSON.stringify(entry));
  }

  function remove(path: string): void {
    refusals.delete(path);
    conflicts.delete(path);
    storage.remove(prefix + path);
  }

  function entries(): ReadEntry[] {
    const keys = storage.keys().filter((key) => key.startsWith(prefix));
    return keys.flatMap((key) => entryAt(key.slice(prefix.length)) ?? []);
  }

  function refusalOf({ path, value }: ReadEntry): Refusal | undefined {
    const refusal = refusals.get(path);
    return refusal?.json === JSON.stringify(value) ? refusal : undefined;
  }

  function issuesOfEntry(entry: ReadEntry): ValueIssue[] {
    return refusalOf(entry)?.issues ?? issuesOf(entry.path, entry.value, schemaAt);
  }

  function questionOf({ path, doubt }: ReadEntry): Question | undefined {
    if (conflicts.has(path)) return questionOfConflict(path, conflicts.get(path));
    return doubt === undefined ? undefined : { path, sentence: doubt, mayKeep: true };
  }

  /** A plot that is put whole goes before its fields. */
  function entriesToSend(): ReadEntry[] {
    const all = entries();
    const paths = new Set(all.map(({ path }) => path));
    return all.filter(
      (entry) =>
        (refusalOf(entry)?.isToTry || issuesOfEntry(entry).length === 0) &&
        !questionOf(entry) &&
        !paths.has(parentPath(entry.path)),
    );
  }

  function put(values: ValuesByPath, { undone = {}, isMeant = false }: PutOptions = {}): void {
    // Another value may have been refused because of this one, such as a number that both had.
    for (const refusal of refusals.values()) refusal.isToTry = true;
    for (const [path, value] of Object.entries(values)) putAt(path, value, undone, isMeant);
    callListeners();
    saveAfter(SAVE_AFTER_MS);
  }

  function putAt(path: string, value: unknown, undone: ValuesByPath, isMeant: boolean): void {
    const entry = entryAt(path);
    if (!entry) conflicts.delete(path);
    const before = entry ? entry.before : beforeOf(path, undone);
    for (const inner of entriesIn(path)) remove(inner.path);
    // What is as it stood there, and was not changed on the server, is no change.
    if (before?.length === 1 && isSame(before[0], value)) {
      remove(path);
      return;
    }
    const draft = lastRead()?.draft;
    const doubt = !isMeant && draft && doubtAt?.(path, value, before?.[0], draft);
    write({ path, value, ...(before && { before }), ...(doubt && { doubt }) });
  }

  /** What this device knows to stand at a path of which nothing is unsaved. */
  function beforeOf(path: string, undone: ValuesByPath): unknown[] | undefined {
    if (path in undone) return [undone[path]];
    const draft = lastRead()?.draft;
    const stood = draft && valueAt(draft, path);
    if (stood === undefined) return undefined;
    // A field with an entry of its own shows what that knows, and not what another device may have
    // put there meanwhile.
    const fields = entriesIn(path).map(
      (inner) => [inner.path.slice(path.length + 1), inner.before ?? []] as const,
    );
    if (fields.length === 0) return [stood];
    const began = fields.map(([field, [first]]) => [field, first]);
    const shown = { ...(stood as object), ...Object.fromEntries(began) };
    const sent = fields.flatMap(([field, [, ...values]]) =>
      values.map((value) => ({ ...shown, [field]: value })),
    );
    return [shown, ...sent];
  }

  const entriesIn = (path: string) => entries().filter((entry) => parentPath(entry.path) === path);

  async function save(): Promise<void> {
    cancelTimer();
    try {
      await lock(name, async () => {
        if (entriesToSend().length === 0) return;
        // A server that has not answered is asked first whether it is there: so nothing is noted
        // as sent while there is no line.
        const draft = failure === undefined ? lastRead() : undefined;
        await send((draft ?? (await read())).revision);
      });
      failure = undefined;
      if (entriesToSend().length > 0) saveAfter(SAVE_AFTER_MS);
    } catch (error) {
      failure = error;
      if (!(error instanceof SessionEndedError)) saveAfter(RETRY_AFTER_MS);
    }
    callListeners();
  }

  /**
   * Sends what there is to be sent, in one call: after a refusal what is left of it is sent in the
   * next one.
   * @param revision that was read last: a call that was given up for want of an answer, and arrives
   * later than a newer one, changes nothing
   */
  async function send(revision: string): Promise<void> {
    const sent = entriesToSend().map(noteAsSent);
    // It may have been discarded while the draft was read.
    if (sent.length === 0) return;
    const before = sent.flatMap(({ path, before }) => (before ? [[path, before]] : []));
    try {
      await patch(valuesOf(sent), Object.fromEntries(before), revision);
      for (const { path, value } of sent) noteAsSaved(path, value);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (error.status === 412) await read();
      else if (!noteConflicts(error, sent)) noteRefusal(error, sent);
    }
  }

  function noteAsSent(entry: ReadEntry): ReadEntry {
    const { before, value } = entry;
    if (!before || before.some((one) => isSame(one, value))) return entry;
    const noted = { ...entry, before: knownValuesToSend([...before, value]) };
    write(noted);
    return noted;
  }

  function noteAsSaved(path: string, value: unknown): void {
    const entry = entryAt(path);
    if (isSame(entry?.value, value)) remove(path);
    // What was typed meanwhile takes the place of this very value.
    else if (entry?.before) write({ ...entry, before: [value] });
  }

  /** @returns whether another device has changed some of what was sent */
  function noteConflicts({ status, issues }: AdminApiError, sent: ReadEntry[]): boolean {
    const found = issues.filter((issue) => sent.some(({ path }) => path === issue.path));
    if (status !== 409 || found.length === 0) return false;
    for (const { path, ...issue } of found)
      conflicts.set(path, 'value' in issue ? { value: issue.value } : undefined);
    return true;
  }

  /** A refusal that blames nothing that was sent, as of a layout that is gone, blames it all. */
  function noteRefusal({ issues, message }: AdminApiError, sent: ReadEntry[]): void {
    const issuesIn = ({ path }: ReadEntry) => issues.filter((issue) => isPartOf(issue.path, path));
    const blamed = sent.filter((entry) => issuesIn(entry).length > 0);
    for (const entry of blamed.length > 0 ? blamed : sent) {
      const { path, value } = entry;
      const found = blamed.length > 0 ? issuesIn(entry) : [{ path, message }];
      refusals.set(path, { json: JSON.stringify(value), issues: found, isToTry: false });
    }
  }

  return {
    /**
     * What was typed, by path. An Undo is a change like any other.
     * @param options `undone`: what it takes back, if another device has not changed it since;
     * `isMeant`: the owner has been asked about these values already
     */
    put,
    /** Tries at once, and again until the server has all or refuses it. */
    save,

    /**
     * @throws what the last call threw, when the server lacks more than the values that it refuses
     */
    async saveAll(): Promise<void> {
      do await save();
      while (failure === undefined && entriesToSend().length > 0);
      if (entriesToSend().length > 0) throw failure;
    },

    /** Answers the question that is asked at a path: what was typed is to be saved. */
    keepMine(path: string): void {
      const entry = entryAt(path);
      const theirs = conflicts.get(path);
      conflicts.delete(path);
      if (entry && theirs) {
        const before = [...(entry.before ?? []), theirs.value];
        write({ ...entry, before: knownValuesToSend(before) });
      } else if (entry) {
        const { doubt: _, ...meant } = entry;
        write(meant);
      }
      callListeners();
      saveAfter(0);
    },

    /** @param paths all, unless some are named */
    discard(paths = entries().map(({ path }) => path)): void {
      for (const path of paths) remove(path);
      callListeners();
    },

    /**
     * `values` has all that is unsaved, for its fields; `readable` leaves out what cannot be read,
     * and what the owner is still asked about.
     */
    read() {
      const all = entries();
      const questions = all.flatMap((entry) => questionOf(entry) ?? []);
      const isAsked = (path: string) =>
        questions.some((question) => question.path === path && !conflicts.has(path));
      const readable = all.filter(
        ({ path, value }) => unreadableIn(value, path).length === 0 && !isAsked(path),
      );
      const issues = all.flatMap(issuesOfEntry);
      const waiting = failure === undefined ? 'saving' : savingAfter(failure);
      const settled = issues.length + questions.length > 0 ? 'refused' : 'saved';
      const saving: Saving = entriesToSend().length > 0 ? waiting : settled;
      return { values: valuesOf(all), readable: valuesOf(readable), issues, questions, saving };
    },

    subscribe,
  };
}

/** Of a value that the server has refused. It is said until the value is another, or is taken. */
interface Refusal {
  json: string;
  issues: ValueIssue[];
  isToTry: boolean;
}

interface PutOptions {
  undone?: ValuesByPath;
  isMeant?: boolean;
}

function valuesOf(entries: ReadEntry[]): ValuesByPath {
  return Object.fromEntries(entries.map(({ path, value }) => [path, value]));
}

/** Whether a path is that of a value, or of something in it: 'name.ta' is a part of 'name'. */
export function isPartOf(path: string, whole: string): boolean {
  return `${path}.`.startsWith(`${whole}.`);
}

/** 'plots.<id>.price' → 'plots.<id>' */
function parentPath(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')));
}

/** @param theirs undefined: its plot is gone */
function questionOfConflict(path: string, theirs: { value: unknown } | undefined): Question {
  if (theirs)
    return {
      path,
      sentence: 'Another device has changed this meanwhile. There it is now:',
      theirs,
      mayKeep: true,
    };
  const sentence = 'Another device has removed this plot. What you have typed cannot be saved.';
  return { path, sentence, mayKeep: false };
}

function savingAfter(failure: unknown): Saving {
  return failure instanceof Error && failure.name === 'AdminApiError' ? 'failed' : 'unanswered';
}

export function isUnreadable(value: unknown): value is Unreadable {
  if (typeof value !== 'object' || value === null) return false;
  return typeof (value as Partial<Unreadable>).unreadable === 'string';
}

/** The paths in a value at which something stands that could not be read. */
function unreadableIn(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isUnreadable(value)) return [path];
  return Object.entries(value).flatMap(([key, inner]) => unreadableIn(inner, `${path}.${key}`));
}

type SchemaAt = DraftKind['schemaAt'];

/**
 * Whether a value is of the kind that stands at a path. One that is half typed is; what an older
 * build has left, or somebody has put there by hand, may not be.
 */
function isOfKind(path: string, value: unknown, schemaAt: SchemaAt): boolean {
  const schema = schemaAt(path);
  if (schema && unreadableIn(value, path).length > 0) return true;
  const { error } = (value !== null && schema?.safeParse(value)) || {};
  const codes = error?.issues.map(({ code }) => code) ?? [];
  return !!schema && !codes.includes('invalid_type') && !codes.includes('unrecognized_keys');
}

/** What keeps a value from being sent: nothing keeps null, which drops what was changed there. */
export function issuesOf(path: string, value: unknown, schemaAt: SchemaAt): ValueIssue[] {
  const unreadable = unreadableIn(value, path);
  if (unreadable.length > 0)
    return unreadable.map((inner) => ({ path: inner, message: 'cannot be read' }));
  const { error } = (value !== null && schemaAt(path)?.safeParse(value)) || {};
  return (error?.issues ?? []).map((issue) => ({
    path: [path, ...issue.path].join('.'),
    message: issue.message,
  }));
}
