/** What the build puts links to style sheets in place of. */
export const STYLES_BELOW = '<!--deferred-styles-->';

/** Links the styles of what follows: what stands above is painted without them. */
export function DeferredStyles() {
  const links = { __html: typeof document === 'undefined' ? STYLES_BELOW : '' };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  return <div ref={keep} hidden suppressHydrationWarning dangerouslySetInnerHTML={links} />;
}

/** The next page needs them, too, and Vite's loader brings no style sheet twice. */
function keep(place: HTMLDivElement | null) {
  for (const link of place?.children ?? []) document.head.append(link.cloneNode());
}
