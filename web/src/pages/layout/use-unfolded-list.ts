import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { entryNotesWriter, readEntryNotes } from '../../navigation/history-entry.ts';

/**
 * The box that unfolds the list of plots: the browser's own, so that it works before the script.
 * Ticked for a link to a plot, and for a visitor who comes back to the list that he has unfolded.
 */
export function useUnfoldedList(isLinked: boolean) {
  const box = useRef<HTMLInputElement>(null);
  // Before the page scrolls to where he was.
  useLayoutEffect(() => {
    if (box.current && (isLinked || readEntryNotes().isUnfolded)) box.current.checked = true;
  }, [isLinked]);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    entryNotesWriter()({ isUnfolded: currentTarget.checked });
  return { ref: box, onChange };
}
