import type { MouseEvent } from 'react';

/** A click on a link that asks the browser itself: for a new tab, a new window, a download. */
export function isModifiedClick({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
