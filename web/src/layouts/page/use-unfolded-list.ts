import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { entryNotesWriter, readEntryNotes } from '../../navigation/history-entry.ts';

/**
 * The checkbox that unfolds the list of plots, by CSS alone, so that it works before the script.
 * The script ticks it for a link to a plot, and for a visitor who comes back to a list that he
 * unfolded.
 */
export function useUnfoldedList(isLinked: boolean) {
  const box = useRef<HTMLInputElement>(null);
  // The list must have its height before the page scrolls to where the visitor was.
  useLayoutEffect(() => {
    if (box.current && (isLinked || readEntryNotes().isUnfolded)) box.current.checked = true;
  }, [isLinked]);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    entryNotesWriter()({ isUnfolded: currentTarget.checked });
  return { ref: box, onChange };
}
