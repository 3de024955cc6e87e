import { keepInTab, keptInTab } from '../contact-form/visit.ts';

/** What a visitor who comes back to an entry of the history finds as it was. */
interface Kept {
  /** Pixels from the top of the page. */
  scrollTop?: number;
  /** Of the gallery. */
  itemCount?: number;
  /** Of a layout's plots: the list shows all. */
  isUnfolded?: boolean;
}

const NAME = 'history';

/** The router gives each entry that it adds a key; the one of a page load gets its own here. */
function entryKey(): string {
  const { key = crypto.randomUUID() } = history.state ?? {};
  if (!history.state?.key) history.replaceState({ ...history.state, key }, '');
  return key;
}

export function keptOfEntry(): Kept {
  return keptInTab<Record<string, Kept>>(NAME)?.[entryKey()] ?? {};
}

/** @returns what keeps something of the entry that is open now, whichever is open then */
export function entryKeeper(): (kept: Kept) => void {
  const key = entryKey();
  return (kept) => {
    const entries = keptInTab<Record<string, Kept>>(NAME) ?? {};
    keepInTab(NAME, { ...entries, [key]: { ...entries[key], ...kept } });
  };
}
