import { useEffect, useMemo, useState } from 'react';
import { type Draft, type DraftSource, draftOf, type Saved } from './draft.ts';
import { parseStored } from './read-stored.ts';
import { unsavedKeyPrefix } from './unsaved-keys.ts';

export type DraftState<Server extends Saved> = ReturnType<typeof useDraft<Server>>['state'];

/**
 * A draft that is open: what the server has of it, and over it what is typed and not saved yet, in
 * this tab or another.
 * @param server what the server has, as the page has read it last
 */
export function useDraft<Server extends Saved>(source: DraftSource<Server>, server: Server) {
  const draft = draftOf(source);
  const [{ values: unsaved, issues, saving }, setUnsaved] = useState(draft.read);
  useEffect(() => {
    const update = () => setUnsaved(draft.read());
    update();
    return draft.subscribe(update);
  }, [draft]);
  useEffect(() => keepSaving(draft, unsavedKeyPrefix(source.name)), [draft, source.name]);
  const changes = useMemo(() => ({ ...server.changes, ...unsaved }), [server, unsaved]);
  return { draft, state: { server, changes, unsaved, issues, saving } };
}

/** @returns a function that ends it */
function keepSaving(draft: Draft, prefix: string): () => void {
  const save = () => draft.save();
  // An entry that vanishes in another tab was either saved or discarded. Its value is shown until
  // the server's answer tells which.
  function onStorage({ key, oldValue, newValue }: StorageEvent): void {
    const value = parseStored(oldValue);
    if (key?.startsWith(prefix) && newValue === null && value !== undefined)
      draft.showSavedElsewhere({ [key.slice(prefix.length)]: value });
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
