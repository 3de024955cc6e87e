import { useEffect, useRef, useState } from 'react';
import { useEditMark } from '../edit-marks.ts';
import { useWords } from '../page-context.ts';
import { drawing } from '../pictures/pictures.ts';
import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import css from './get-direction.module.css';

/** The drawn map; after a tap Google's lies over it. */
export function OfficeMap() {
  const { map } = useWords();
  const mark = useEditMark();
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={css.map} {...mark('company.geo company.mapQuery')}>
      <Picture picture={drawing('map')} alt={map.drawingAlt} />
      {isShown ? (
        <GoogleMap />
      ) : (
        <div className={`needs-script script-control ${css.offer}`}>
          <Button icon="pin" onClick={() => setIsShown(true)}>
            {map.load}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The frame replaces the button that had the focus, so it takes the focus. */
function GoogleMap() {
  const { company, map } = useWords();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <iframe
      ref={frame}
      className={css.frame}
      src={`https://www.google.com/maps?q=${encodeURIComponent(company.mapQuery)}&output=embed`}
      title={map.frameTitle}
      referrerPolicy="no-referrer-when-downgrade"
      allowFullScreen
    />
  );
}
