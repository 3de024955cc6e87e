import { readTabStorage, writeTabStorage } from '../tab-storage.ts';

/** Kept with an entry of the history, so that a visitor who comes back finds it as it was. */
interface EntryNotes {
  /** Pixels from the top of the page. */
  scrollTop?: number;
  /** How many items the gallery has shown. */
  itemCount?: number;
  /** Whether the list of a layout's plots shows all. */
  isUnfolded?: boolean;
}

const NAME = 'history';

/** The router gives each entry that it adds a key; the one of a page load gets its own here. */
function entryKey(): string {
  const { key = crypto.randomUUID() } = history.state ?? {};
  if (!history.state?.key) history.replaceState({ ...history.state, key }, '');
  return key;
}

export function readEntryNotes(): EntryNotes {
  return readTabStorage<Record<string, EntryNotes>>(NAME)?.[entryKey()] ?? {};
}

/** @returns a function that writes to the entry that is open now, whichever is open then */
export function entryNotesWriter(): (notes: EntryNotes) => void {
  const key = entryKey();
  return (notes) => {
    const entries = readTabStorage<Record<string, EntryNotes>>(NAME) ?? {};
    writeTabStorage(NAME, { ...entries, [key]: { ...entries[key], ...notes } });
  };
}
