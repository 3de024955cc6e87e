import { useEffect, useRef, useState } from 'react';
import { useEditMark } from '../edit-marks.ts';
import { useWords } from '../page-context.ts';
import { picturesOf } from '../pictures/pictures.ts';
import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import css from './get-direction.module.css';

const drawings = picturesOf<'map'>(
  import.meta.glob('../pictures/made/map-*', { eager: true, import: 'default' }),
);

/** The drawn map; after a tap Google's lies over it, if it can be had. */
export function OfficeMap() {
  const { company, map } = useWords();
  const mark = useEditMark();
  const query = encodeURIComponent(company.mapQuery);
  const address = `https://www.google.com/maps?q=${query}&output=embed`;
  const [state, setState] = useState<'drawn' | 'asking' | 'failed' | 'embedded'>('drawn');

  async function ask() {
    setState('asking');
    setState((await isReachable(address)) ? 'embedded' : 'failed');
  }

  return (
    <div className={css.map} {...mark('company.geo company.mapQuery')}>
      <Picture picture={drawings.map} alt={map.drawingAlt} />
      {state === 'embedded' ? (
        <GoogleMap address={address} />
      ) : (
        <div className={`needs-script script-control ${css.offer}`}>
          <Button icon="pin" isBusy={state === 'asking'} onClick={ask}>
            {state === 'asking' ? map.loading : map.load}
          </Button>
          <p role="status" className={css.failed}>
            {state === 'failed' && map.failed}
          </p>
        </div>
      )}
    </div>
  );
}

/** The frame replaces the button that had the focus, so it takes the focus. */
function GoogleMap({ address }: { address: string }) {
  const { map } = useWords();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <iframe
      ref={frame}
      className={css.frame}
      src={address}
      title={map.frameTitle}
      referrerPolicy="no-referrer-when-downgrade"
      allowFullScreen
    />
  );
}

/** Asks before a frame is shown: one that cannot load shows the browser's error page. */
async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' });
    return true;
  } catch {
    return false;
  }
}
