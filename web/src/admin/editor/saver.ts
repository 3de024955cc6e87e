import type { QueryKey } from '@tanstack/react-query';
import type { Changes } from '@theni/contract';
import { queryClient } from '../query-client.ts';
import { noticeSessionEnd } from '../session/session.ts';
import { storage } from './device-storage.ts';
import { unsavedValues } from './unsaved-values.ts';
import type { SchemaAt } from './value-issues.ts';

export interface Saved {
  changes: Changes;
}

/** What a saver saves, and where: the draft of the texts of the website, or of a layout. */
export interface SaveTarget<Server extends Saved> {
  /** Without blanks: the keys of the unsaved values in the browser's storage have it. */
  name: string;
  /** Of the query for what the server has. */
  queryKey: QueryKey;
  patch: (changes: Changes) => Promise<Server>;
  schemaAt: SchemaAt;
}

/** Saves what is typed into one draft, and keeps it in this browser until that is done. */
export type Saver = ReturnType<typeof createSaver>;

/** By the name of the draft, for as long as this tab is there: a page that is left still saves. */
const savers = new Map<string, Saver>();

export function saverOf<Server extends Saved>(target: SaveTarget<Server>): Saver {
  const saver = savers.get(target.name) ?? createSaver(target);
  savers.set(target.name, saver);
  return saver;
}

function createSaver<Server extends Saved>(target: SaveTarget<Server>) {
  const { queryKey } = target;
  const unsaved = unsavedValues(target.name, target.schemaAt, {
    storage,
    lock,
    clock,
    send: (changes) => target.patch(changes).then((server) => show(() => server), fail),
  });

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
    async showSavedElsewhere(saved: Changes): Promise<void> {
      await show((before) => ({ ...before, changes: { ...before.changes, ...saved } }));
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

function clock(task: () => void, ms: number): () => void {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
}

function fail(error: unknown): never {
  noticeSessionEnd(error);
  throw error;
}
