/**
 * Each is in KiB after Brotli, as Hosting sends it. The build fails when a page is over one of
 * them, unless the budget says otherwise.
 */
export const budgets = {
  /** All script of a page that nobody touches, with no part in view that lives by script. */
  boot: 2.5,
  /** All script of a page that React has taken over. */
  script: { layout: 104, service: 102, other: 100 },
  /** The script that the admin area needs before it shows anything. */
  adminScript: 160,
  /** The reader of Excel files, which the admin area loads when one is chosen. */
  workbookScript: 2,
  /**
   * What a server may send before the browser has acknowledged it. Not a limit of the build: a test
   * (build/layout-pages.test.ts) shows that the first screen of a layout fits into it.
   */
  document: 13.5,
  /** The document of a layout with 500 plots: what follows its first screen may take longer. */
  wholeDocument: 60,
  font: { en: 25, ta: 20 },
  /**
   * The number of requests of a page until it is alive, its list and pictures included. The browser
   * tests hold it.
   */
  requests: 24,
};
