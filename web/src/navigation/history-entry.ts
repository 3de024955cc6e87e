import { readTabStorage, writeTabStorage } from '../tab-storage.ts';

/** The notes of an entry of the history: a visitor who comes back finds the page as he left it. */
interface EntryNotes {
  /** Pixels from the top of the page. */
  scrollTop?: number;
  /** How many items the gallery has shown. */
  itemCount?: number;
  /** Whether the list of a layout's plots shows all. */
  isUnfolded?: boolean;
}

const NAME = 'history';

/** The router gives a key to each entry that it adds; an entry of a page load gets its key here. */
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
