import type { MouseEvent } from 'react';

/** A link then acts instead of leading away, unless the click asks for a tab or a download. */
export function plainClick(action: () => void): (event: MouseEvent) => void {
  return (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    action();
  };
}
