import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ValuesByPath } from '@theni/contract';
import { AdminApiError, TemporaryError } from '../api/errors.ts';
import { storage } from '../device-storage.ts';
import { queryClient } from '../query-client.ts';
import { noticeSessionEnd } from '../session/session.ts';
import { unsavedValues } from './unsaved-values.ts';
import type { SchemaAt } from './value-issues.ts';

export interface SavedDraft {
  draft: ValuesByPath;
  /** Another one after each saving. */
  revision: number;
}

/** What a saver saves, and where: the draft of the texts of the website, or of a layout. */
export interface SaveTarget<Server extends SavedDraft> {
  /** Without blanks: the keys of the unsaved values in the browser's storage have it. */
  name: string;
  /** Asks for what the server has. */
  query: FetchQueryOptions<Server, Error, Server, string[]>;
  /** @throws {AdminApiError} 412 when the draft has another revision by now */
  patch: (changes: ValuesByPath, revision: number) => Promise<Server>;
  schemaAt: SchemaAt;
}

/** Saves what is typed into one draft, and keeps it in this browser until that is done. */
export type Saver = ReturnType<typeof createSaver>;

/** By the name of the draft, for as long as this tab is there: a page that is left still saves. */
const savers = new Map<string, Saver>();

/**
 * A draft that has changed before each of so many attempts is tried again later, as after a fault.
 */
const ATTEMPTS_MAX = 5;

export function saverOf<Server extends SavedDraft>(target: SaveTarget<Server>): Saver {
  const saver = savers.get(target.name) ?? createSaver(target);
  savers.set(target.name, saver);
  return saver;
}

function createSaver<Server extends SavedDraft>(target: SaveTarget<Server>) {
  const { queryKey } = target.query;
  const unsaved = unsavedValues(target.name, target.schemaAt, {
    storage,
    lock,
    runAfter,
    send: (changes) => send(changes).catch(fail),
  });

  /**
   * Each saving names the revision that was read last. So one that was given up for want of an
   * answer, and arrives later than a newer one, changes nothing. Another device or tab may have
   * saved, too: then the draft is read again, and of two devices the last counts.
   */
  async function send(changes: ValuesByPath): Promise<void> {
    let { revision } = await queryClient.ensureQueryData(target.query);
    for (let attempt = 1; ; attempt += 1) {
      try {
        const saved = await target.patch(changes, revision);
        return await show(() => saved);
      } catch (error) {
        if (!(error instanceof AdminApiError && error.status === 412)) throw error;
        if (attempt === ATTEMPTS_MAX) throw new TemporaryError(error.message, { cause: error });
        ({ revision } = await queryClient.fetchQuery({ ...target.query, staleTime: 0 }));
      }
    }
  }

  /** Cancels reads that began earlier: their answers would overwrite the change. */
  async function show(change: (before: Server) => Server): Promise<void> {
    await queryClient.cancelQueries({ queryKey });
    // A page that is not open has nothing to change: it will ask anew.
    queryClient.setQueryData<Server>(queryKey, (before) => before && change(before));
  }

  return {
    ...unsaved,
    refresh: () => queryClient.invalidateQueries({ queryKey }),

    /** Shows what another tab has saved at once, and then what the server has. */
    async showSavedElsewhere(saved: ValuesByPath): Promise<void> {
      await show((before) => ({ ...before, draft: { ...before.draft, ...saved } }));
      await queryClient.invalidateQueries({ queryKey });
    },

    /** @param restore replaces all values on the server; typed ones are discarded then */
    replace: (restore: () => Promise<unknown>) =>
      lock(target.name, async () => {
        await restore();
        unsaved.discard();
        await queryClient.invalidateQueries({ queryKey });
      }),
  };
}

async function lock(name: string, task: () => Promise<void>): Promise<void> {
  await navigator.locks.request(`save ${name}`, task);
}

function runAfter(task: () => void, ms: number): () => void {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
}

function fail(error: unknown): never {
  noticeSessionEnd(error);
  throw error;
}
