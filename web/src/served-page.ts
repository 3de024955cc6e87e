import type { HydrationOptions } from 'react-dom/client';
import { documentData } from './document-data.ts';

let servedPath: string | undefined;

/** Whether the document came with the HTML of the page that is open. */
export function isServedPage(): boolean {
  return location.pathname === servedPath;
}

/** React has taken the page over: base.css then shows the controls that need script. */
export function markAsAlive(): void {
  delete documentData().served;
}

/**
 * A page that throws while a part of it comes to life is put back as it was served. A new element
 * replaces the root, which React has emptied and may empty again.
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
      documentData().served = '';
    },
    onRecoverableError: (error) => console.warn(error),
  };
}
