import { type RefObject, useCallback, useEffect, useState } from 'react';
import { mapFrameLink } from '../company/links.ts';
import { isReachable, savesData } from './network.ts';

export type MapState = 'drawn' | 'on-tap' | 'embedded';

/** When the place comes into view, Google's map is embedded; with Save-Data it waits for a tap. */
export function useEmbed(place: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<MapState>('drawn');

  const embed = useCallback(async () => {
    if (await isReachable(mapFrameLink())) setState('embedded');
  }, []);

  useEffect(() => {
    if (!place.current) return;
    if (savesData()) return setState('on-tap');
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      embed();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, embed]);

  return { state, embed };
}
