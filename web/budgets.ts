/**
 * In KiB, with Brotli, as Hosting sends them. The build fails when a page is over one of them,
 * unless the budget says otherwise.
 */
export const budgets = {
  /**
   * All that a page loads that nobody touches, and that has no part that lives by script in view.
   */
  boot: 2,
  /** Of a page when it is alive. */
  script: { layout: 104, service: 102, other: 100 },
  /** Of the admin area until the panel is there. */
  adminScript: 160,
  /**
   * What a server may send before the browser has acknowledged it. Not a limit of the build: a test
   * (build/layout-pages.test.ts) shows that the first screen of a layout fits into it.
   */
  document: 13.5,
  /** Of a layout with 500 plots: what comes after its first screen may take longer. */
  wholeDocument: 60,
  font: { en: 25, ta: 20 },
  /**
   * The document, styles, script, font and the pictures of a phone's first load, all sections
   * included.
   */
  home: 300,
  /** Of each page until it is alive, its list and pictures included; held by the browser tests. */
  requests: 24,
};
