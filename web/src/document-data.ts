import type { AnyPage } from './page-addresses.ts';

/**
 * What a document and its scripts tell each other by `data-…` of <html>. build/document.ts writes
 * all but `touched` into the file; who reads each stands beside it.
 *
 * Three attributes and classes stand on elements within the page instead, where their components
 * set them:
 * - `data-live-part`: the part lives by script, so boot.ts starts the application if one is near
 *   the view two seconds after `load`;
 * - the class `script-control`: the control does nothing before React has the page, so base.css
 *   hides it for as long as <html> has `data-served`;
 * - the class `needs-script`: base.css leaves it out where the browser runs no script at all.
 *
 * A `data-…` of one component and its own style sheet is named nowhere else; `data-edit` belongs to
 * edit-marks.ts.
 */
export interface DocumentData {
  /** entry-client.tsx loads the component of this page. */
  page: AnyPage;
  /**
   * Addresses of the page's scripts, with blanks between. boot.ts fetches them, and imports the
   * first one, the application.
   */
  scripts: string;
  /**
   * Address of the words of the page's language. boot.ts asks for them; load-chunk.ts asks whether
   * they are still there.
   */
  words: string;
  /** On the page of a layout: the address of its data, read as `words` are. */
  layoutData?: string | undefined;
  /**
   * On the gallery's page: the address of its first items. boot.ts asks for them, and starts the
   * application after the first paint.
   */
  firstItems?: string | undefined;
  /**
   * With `firstItems`: the `sizes` of a photo in the grid, by which boot.ts shows the first two.
   */
  photoSizes?: string | undefined;
  /** In the admin area, which is empty without the application: boot.ts starts it at once. */
  start?: 'at-once' | undefined;
  /** On a page that is empty without script: what boot.ts says in a browser that is too old. */
  browserTooOld?: string | undefined;
  /**
   * Present while the page stands as it was served. served-page.ts takes it away when React has the
   * page, and sets it when a page that throws is put back; base.css reads it.
   */
  served?: '' | undefined;
  /** boot.ts sets it at the first touch: a layout's page then scrolls to no plot by itself. */
  touched?: '' | undefined;
}

/** The data of this document, to be read and changed. */
export function documentData(): DocumentData {
  return document.documentElement.dataset as Partial<DocumentData> as DocumentData;
}
