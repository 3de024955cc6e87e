import { type FetchQueryOptions, notifyManager, type QueryKey } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { queryClient } from '../query-client.ts';
import { storage } from '../storage.ts';
import { notify } from '../ui/notice.ts';
import {
  type Dependencies,
  type DraftKind,
  type SavedDraft,
  type UnsavedValues,
  unsavedValues,
} from './unsaved-values.ts';

/** What a saver saves, and where: the draft of the texts of the website, or of a layout. */
export interface SaveTarget<Server extends SavedDraft> extends DraftKind {
  query: FetchQueryOptions<Server, Error, Server, string[]>;
  /** @returns what the server has of it now; what is left out is as it was */
  patch: (...change: Parameters<Dependencies['patch']>) => Promise<SavedDraft & Partial<Server>>;
  /** The key of another query that shows values of the draft: it is read again after a saving. */
  outdates?: QueryKey;
}

/** Saves what is typed into one draft, and keeps it in this browser until that is done. */
export type Saver = ReturnType<typeof createSaver>;

/** By the name of the draft, for as long as this tab is there: a page that is left still saves. */
const savers = new Map<string, Saver>();

export function saverOf<Server extends SavedDraft>(target: SaveTarget<Server>): Saver {
  const saver = savers.get(target.name) ?? createSaver(target);
  savers.set(target.name, saver);
  return saver;
}

function createSaver<Server extends SavedDraft>(target: SaveTarget<Server>) {
  const { queryKey } = target.query;
  const unsaved: UnsavedValues = unsavedValues(target, {
    storage,
    lock,
    runAfter,
    lastRead: () => queryClient.getQueryData<Server>(queryKey),
    read: () => queryClient.fetchQuery({ ...target.query, staleTime: 0 }),
    patch: async (...change) => show(await target.patch(...change)),
  });

  /**
   * Shows what was saved. A read that began earlier would overwrite it with what was there then, so
   * it is cancelled; a first read, for which a page waits, is made once more behind it.
   *
   * It ends when React has been told, a timer's tick after the cache has the values: what was typed
   * leaves the storage after that, so its field does not blink back to what stood there before.
   */
  async function show(saved: Partial<Server>): Promise<void> {
    const query = queryClient.getQueryCache().find({ queryKey, exact: true });
    const isFirstRead = query?.state.data === undefined;
    if (!isFirstRead) await queryClient.cancelQueries({ queryKey, exact: true });
    // A page that is not open has nothing to change: it will ask anew.
    queryClient.setQueryData<Server>(queryKey, (read) => read && { ...read, ...saved });
    if (isFirstRead) query?.promise?.then(refresh, refresh);
    if (target.outdates) queryClient.invalidateQueries({ queryKey: target.outdates });
    await new Promise<void>((resolve) => notifyManager.schedule(resolve));
  }

  const refresh = () => queryClient.invalidateQueries({ queryKey, exact: true });

  return {
    ...unsaved,
    refresh,

    /** Undo belongs to the last change: an earlier one would be put over what was typed since. */
    put(...change: Parameters<UnsavedValues['put']>): void {
      notify(undefined);
      unsaved.put(...change);
    },
  };
}

async function lock(name: string, task: () => Promise<void>): Promise<void> {
  await navigator.locks.request(`save ${name}`, task);
}

function runAfter(task: () => void, ms: number): () => void {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
}

export type DraftState<Server extends SavedDraft> = ReturnType<typeof useDraft<Server>>['state'];

/** A draft that is open: what the server has of it, and over it what is typed and not saved yet. */
export function useDraft<Server extends SavedDraft>(target: SaveTarget<Server>, server: Server) {
  const saver = saverOf(target);
  const [typed, setTyped] = useState(saver.read);
  useEffect(() => {
    const update = () => setTyped(saver.read());
    update();
    return saver.subscribe(update);
  }, [saver]);
  useEffect(() => keepSaving(saver), [saver]);
  const { values: unsaved, readable, issues, questions, saving } = typed;
  /** What would be published. */
  const values = useMemo(() => ({ ...server.draft, ...readable }), [server, readable]);
  /** What the fields show: what cannot be read stands there as it was typed. */
  const fieldValues = useMemo(() => ({ ...server.draft, ...unsaved }), [server, unsaved]);
  return { saver, state: { server, values, fieldValues, unsaved, issues, questions, saving } };
}

/** @returns a function that ends it */
function keepSaving(saver: Saver): () => void {
  const save = () => saver.save();
  // Another tab or device may have changed it meanwhile.
  const see = () => {
    if (document.visibilityState !== 'visible') return;
    saver.save();
    saver.refresh();
  };
  addEventListener('online', save);
  document.addEventListener('visibilitychange', see);
  save();
  return () => {
    removeEventListener('online', save);
    document.removeEventListener('visibilitychange', see);
    save();
  };
}
