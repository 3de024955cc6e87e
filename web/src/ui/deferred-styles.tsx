import { useEffect, useRef } from 'react';

/** What the build puts links to style sheets in place of. */
export const STYLES_BELOW = '<!--deferred-styles-->';

/** Links the styles of what follows: what stands above is painted without them. */
export function DeferredStyles() {
  const place = useRef<HTMLDivElement>(null);
  const html = typeof document === 'undefined' ? STYLES_BELOW : '';
  // Other pages need them, too, and Vite's loader brings no style sheet twice.
  useEffect(() => {
    const links = [...(place.current?.children ?? [])];
    document.head.append(...links.map((link) => link.cloneNode()));
  }, []);
  return (
    <div
      ref={place}
      hidden
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
