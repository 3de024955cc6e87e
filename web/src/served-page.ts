import type { HydrationOptions } from 'react-dom/client';

/** The HTML that a page was served with stays in sight whatever happens while React takes it over. */

let servedPath: string | undefined;

/** The document has come with the HTML of this page. */
export function isServedPage(): boolean {
  return location.pathname === servedPath;
}

/** React has taken the page over: base.css then shows the controls that need script. */
export function markAsAlive(): void {
  delete document.documentElement.dataset.served;
}

/**
 * A page that throws while a part of it comes to life is put back as it was served, in the place of
 * the element that React has emptied and may empty again.
 */
export function keepServedPage(root: HTMLElement): HydrationOptions {
  const { innerHTML } = root;
  servedPath = location.pathname;
  return {
    onUncaughtError: (error) => {
      console.error(error);
      if (!isServedPage()) return location.reload();
      const served = root.cloneNode() as HTMLElement;
      served.innerHTML = innerHTML;
      root.replaceWith(served);
      document.documentElement.dataset.served = '';
    },
    onRecoverableError: (error) => console.warn(error),
  };
}
