import { readTabStorage, writeTabStorage } from '../tab-storage.ts';

/** The notes of an entry of the history: a visitor who comes back finds the page as he left it. */
interface EntryNotes {
  /** Pixels from the top of the page. */
  scrollTop?: number;
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

/** By any of these the visitor shows that he goes on by himself. */
const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Notes the scroll position with the entry of the history that is open. Between pages of one
 * document we restore it, because the browser does so too early, while the old page still stands.
 * After a page load the browser restores it, as far as the page then reaches.
 * @returns ends the noting
 */
export function keepScrollPosition(): () => void {
  const writeNotes = entryNotesWriter();
  let scrollTop = scrollY;
  const note = () => {
    scrollTop = scrollY;
  };
  const leave = () => {
    history.scrollRestoration = 'auto';
    writeNotes({ scrollTop });
  };
  const comeBack = () => {
    history.scrollRestoration = 'manual';
  };
  comeBack();
  addEventListener('scroll', note, { passive: true });
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  return () => {
    writeNotes({ scrollTop });
    removeEventListener('scroll', note);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
  };
}

/**
 * Scrolls to the position that was noted with this entry, as soon as the page reaches that far,
 * unless the visitor goes on by himself before.
 * @param isLoaded whether the document has been loaded anew: the browser has then scrolled already,
 * if the page reached that far
 * @returns ends the waiting
 */
export function restoreScrollPosition(isLoaded: boolean): () => void {
  const { scrollTop } = readEntryNotes();
  const reach = document.documentElement.scrollHeight - innerHeight;
  if (scrollTop === undefined || (isLoaded && reach >= scrollTop)) return () => {};
  const observer = new ResizeObserver(scroll);
  const end = () => {
    observer.disconnect();
    for (const gesture of GESTURES) removeEventListener(gesture, end);
  };
  for (const gesture of GESTURES) addEventListener(gesture, end, { passive: true });
  observer.observe(document.body);
  scroll();
  return end;

  function scroll() {
    scrollTo(0, scrollTop ?? 0);
    if (Math.abs(scrollY - (scrollTop ?? 0)) < 1) end();
  }
}
