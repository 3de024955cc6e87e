import type { MouseEvent } from 'react';

/** Instead of following a link, unless the click asks for a new tab, a window or a download. */
export function plainClick(action: () => void): (event: MouseEvent) => void {
  return (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    action();
  };
}
