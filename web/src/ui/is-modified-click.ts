/** A click on a link that asks the browser itself: for a new tab, a new window, a download. */
export function wantsBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || Boolean(link.target);
}
