import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { mapFrameLink } from '../company/links.ts';
import { picturesOf } from '../pictures/pictures.ts';
import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { useEdition, useEditMark } from '../words/words.ts';
import css from './office-map.module.css';

const drawings = picturesOf(
  ['map'],
  import.meta.glob<string>('../pictures/made/map-*.{avif,webp}', {
    eager: true,
    query: '?no-inline',
    import: 'default',
  }),
);

/** The drawn map stays; Google's lies over it as soon as it is wanted and can be had. */
export function OfficeMap() {
  const place = useRef<HTMLDivElement>(null);
  const { words, isPreview = false } = useEdition();
  const mark = useEditMark();
  const { company, map } = words;
  const address = mapFrameLink(company);
  const { state, embed } = useEmbed(place, address, isPreview);

  return (
    <div ref={place} className={css.map} {...mark('company.geo company.mapQuery')}>
      <Picture picture={drawings.map} alt={map.drawingAlt} />
      {state === 'embedded' && (
        <iframe
          className={css.frame}
          src={address}
          title={map.frameTitle}
          referrerPolicy="no-referrer-when-downgrade"
          allowFullScreen
        />
      )}
      {state === 'on-tap' && (
        <div className={css.offer}>
          <Button onClick={embed} icon="pin">
            {map.load}
          </Button>
        </div>
      )}
    </div>
  );
}

type MapState = 'drawn' | 'on-tap' | 'embedded';

/**
 * When the place comes into view, Google's map is embedded; with Save-Data it waits for a tap. In a preview it stays
 * drawn: the admin area's Content-Security-Policy knows no map.
 */
function useEmbed(place: RefObject<HTMLElement | null>, address: string, isPreview: boolean) {
  const [state, setState] = useState<MapState>('drawn');

  const embed = useCallback(async () => {
    if (await isReachable(address)) setState('embedded');
  }, [address]);

  useEffect(() => {
    if (!place.current || isPreview) return;
    if (savesData()) return setState('on-tap');
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      embed();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, embed, isPreview]);

  return { state, embed };
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** A frame that cannot load shows the browser's error page and does not tell: so ask first. */
async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' });
    return true;
  } catch {
    return false;
  }
}
