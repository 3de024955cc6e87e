/** What the build puts links to style sheets in place of. */
export const STYLES_BELOW = '<!--styles-below-->';

/** Where the styles of what follows are linked, so that what stands above is painted without them. */
export function StylesBelow() {
  const html = typeof document === 'undefined' ? STYLES_BELOW : '';
  // The browser keeps the links that it has; after a click on a link they have come with the script.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
