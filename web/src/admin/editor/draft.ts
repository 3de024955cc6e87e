import type { UseQueryOptions } from '@tanstack/react-query';
import type { Changes } from '@theni/contract';
import { queryClient } from '../query-client.ts';
import { noticeSessionEnd } from '../session/session.ts';
import { storage } from './device-storage.ts';
import { unsavedValues } from './unsaved-values.ts';
import type { Rules } from './value-issues.ts';

export interface Saved {
  changes: Changes;
}

/** What the owner writes: the texts of the website, or a layout. */
export interface DraftDocument<Server extends Saved> {
  /** Under which its unsaved values are stored; without blanks. */
  name: string;
  /** What the server has. */
  query: UseQueryOptions<Server, Error, Server, string[]> & { queryKey: string[] };
  patch: (changes: Changes) => Promise<Server>;
  rules: Rules;
}

export type Draft = ReturnType<typeof createDraft>;

/** One for each document, for as long as this tab is there: a page that is left still saves. */
const drafts = new Map<string, Draft>();

export function draftOf<Server extends Saved>(document: DraftDocument<Server>): Draft {
  const draft = drafts.get(document.name) ?? createDraft(document);
  drafts.set(document.name, draft);
  return draft;
}

function createDraft<Server extends Saved>(document: DraftDocument<Server>) {
  const { queryKey } = document.query;
  const unsaved = unsavedValues(document.name, document.rules, {
    storage,
    lock,
    clock,
    send: (changes) => document.patch(changes).then((server) => show(() => server), fail),
  });

  /** A request that was made before would bring what was before. */
  async function show(change: (before: Server) => Server): Promise<void> {
    await queryClient.cancelQueries({ queryKey });
    // Nothing is put in for a page that is not open: it asks anew.
    queryClient.setQueryData<Server>(queryKey, (before) => before && change(before));
  }

  return {
    ...unsaved,
    refresh: () => queryClient.invalidateQueries({ queryKey }),

    /** What another tab has saved is shown at once; then the server tells the rest. */
    async showSavedElsewhere(saved: Changes): Promise<void> {
      await show((before) => ({ ...before, changes: { ...before.changes, ...saved } }));
      await queryClient.invalidateQueries({ queryKey });
    },

    /** @param restore puts other values in the place of all, typed ones too */
    replace: (restore: () => Promise<unknown>) =>
      lock(document.name, async () => {
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
