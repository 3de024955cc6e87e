/** What the build puts links to style sheets in place of. */
export const STYLES_BELOW = '<!--deferred-styles-->';

/** Links the styles of what follows: what stands above is painted without them. */
export function DeferredStyles() {
  const html = typeof document === 'undefined' ? STYLES_BELOW : '';
  // The browser keeps its links; on a page that is turned to, they came with the script.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
