import { useState } from 'react';
import { mapFrameLink } from '../company/links.ts';
import { picturesOf } from '../pictures/pictures.ts';
import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { useEditMark, useWords } from '../words/words.ts';
import css from './office-map.module.css';

const drawings = picturesOf(
  ['map'],
  import.meta.glob<string>('../pictures/made/map-*.{avif,webp}', {
    eager: true,
    query: '?no-inline',
    import: 'default',
  }),
);

/** The drawn map; after a tap Google's lies over it, if it can be had. */
export function OfficeMap() {
  const { company, map } = useWords();
  const mark = useEditMark();
  const address = mapFrameLink(company);
  const [isEmbedded, setEmbedded] = useState(false);

  return (
    <div className={css.map} {...mark('company.geo company.mapQuery')}>
      <Picture picture={drawings.map} alt={map.drawingAlt} />
      {isEmbedded ? (
        <iframe
          className={css.frame}
          src={address}
          title={map.frameTitle}
          referrerPolicy="no-referrer-when-downgrade"
          allowFullScreen
        />
      ) : (
        <div className={css.offer}>
          <Button
            icon="pin"
            data-replay
            onClick={async () => setEmbedded(await isReachable(address))}
          >
            {map.load}
          </Button>
        </div>
      )}
    </div>
  );
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
