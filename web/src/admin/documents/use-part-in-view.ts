import { useEffect, useRef } from 'react';

/** Another part begins at its beginning, for the eye and for the keyboard. */
export function usePartInView(part: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(part);
  useEffect(() => {
    if (part === last.current) return;
    last.current = part;
    // A link to one field has brought that into view already.
    if (place.current?.contains(document.activeElement)) return;
    place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  }, [part]);
  return place;
}
