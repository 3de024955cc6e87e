/** In KiB, compressed as Hosting does (gzip). The build fails when a page is over one of them. */
export const budgets = {
  script: 90,
  /** Pages with a carousel carry its library too. */
  scriptWithCarousel: 98,
  style: 10,
  font: 25,
  /** The document, styles, script, font and the pictures of a phone's first load, all sections included. */
  home: 300,
  /** Of each page until it is alive, its list and pictures included; held by the browser tests. */
  requests: 22,
};
