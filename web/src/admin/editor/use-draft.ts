import { useEffect, useMemo, useState } from 'react';
import { parseStored } from '../read-stored.ts';
import { type SavedDraft, type Saver, type SaveTarget, saverOf } from './saver.ts';
import { unsavedKeyPrefix } from './unsaved-keys.ts';

export type DraftState<Server extends SavedDraft> = ReturnType<typeof useDraft<Server>>['state'];

/**
 * A draft that is open: what the server has of it, and over it what is typed and not saved yet, in
 * this tab or another.
 * @param server what the server has, as the page has read it last
 */
export function useDraft<Server extends SavedDraft>(target: SaveTarget<Server>, server: Server) {
  const saver = saverOf(target);
  const [{ values: unsaved, issues, saving }, setUnsaved] = useState(saver.read);
  useEffect(() => {
    const update = () => setUnsaved(saver.read());
    update();
    return saver.subscribe(update);
  }, [saver]);
  useEffect(() => keepSaving(saver, unsavedKeyPrefix(target.name)), [saver, target.name]);
  const values = useMemo(() => ({ ...server.draft, ...unsaved }), [server, unsaved]);
  return { saver, state: { server, values, unsaved, issues, saving } };
}

/** @returns a function that ends it */
function keepSaving(saver: Saver, prefix: string): () => void {
  const save = () => saver.save();
  // An entry that vanishes in another tab was either saved or discarded. Its value is shown until
  // the server's answer tells which.
  function onStorage({ key, oldValue, newValue }: StorageEvent): void {
    const value = parseStored(oldValue);
    if (key?.startsWith(prefix) && newValue === null && value !== undefined)
      saver.showSavedElsewhere({ [key.slice(prefix.length)]: value });
  }
  addEventListener('online', save);
  addEventListener('storage', onStorage);
  save();
  return () => {
    removeEventListener('online', save);
    removeEventListener('storage', onStorage);
    save();
  };
}
