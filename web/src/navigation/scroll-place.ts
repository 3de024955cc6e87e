import { entryNotesWriter, readEntryNotes } from './history-entry.ts';

/** Signs that the visitor goes on by himself. */
const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Keeps how far the visitor has scrolled on the entry of the history that is open. While the page
 * is alive we restore it: the browser would while the old page still stands. What is loaded anew
 * the browser restores, as far as the page then reaches.
 * @returns what ends it
 */
export function keepScrollPlace(): () => void {
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
 * Scrolls to where the visitor was on this entry, as soon as the page reaches that far, unless he
 * goes on by himself before.
 * @param isLoaded the page is loaded anew: then the browser has scrolled, if the page reached so
 * far
 * @returns what ends it
 */
export function restoreScrollPlace(isLoaded: boolean): () => void {
  const { scrollTop } = readEntryNotes();
  const reach = document.documentElement.scrollHeight - innerHeight;
  if (scrollTop === undefined || (isLoaded && reach >= scrollTop)) return () => {};
  const observer = new ResizeObserver(scroll);
  const end = () => {
    observer.disconnect();
    for (const sign of SIGNS) removeEventListener(sign, end);
  };
  for (const sign of SIGNS) addEventListener(sign, end, { passive: true });
  observer.observe(document.body);
  scroll();
  return end;

  function scroll() {
    scrollTo(0, scrollTop ?? 0);
    if (Math.abs(scrollY - (scrollTop ?? 0)) < 1) end();
  }
}
