import { useRef } from 'react';
import { mapFrameLink } from '../company/links.ts';
import { map } from '../content/map.ts';
import { map as drawnMap } from '../pictures/pictures.ts';
import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import css from './office-map.module.css';
import { useEmbed } from './use-embed.ts';

/** The drawn map stays; Google's lies over it as soon as it is wanted and can be had. */
export function OfficeMap() {
  const place = useRef<HTMLDivElement>(null);
  const { state, embed } = useEmbed(place);

  return (
    <div ref={place} className={css.map}>
      <Picture picture={drawnMap} alt={map.drawingAlt} />
      {state === 'embedded' && (
        <iframe
          className={css.frame}
          src={mapFrameLink()}
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
