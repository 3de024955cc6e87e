import { useEffect, useState } from 'react';
import type { ShownPlot, ShownProject } from '../../words/shown-project.ts';
import { useEdition } from '../../words/words.ts';
import { getStates, withFreshStates } from './fresh-states.ts';
import { keepAsking } from './keep-asking.ts';
import { isOpen } from './open-plots.ts';

/** The plots as the page was made with them, and once the script is there, with the states of now, as long as the page is open. */
export function usePlots({ slug, plots, asOf }: ShownProject): {
  plots: ShownPlot[];
  asOf: string;
} {
  const { language, isPreview = false } = useEdition();
  const [now, setNow] = useState({ plots, asOf });

  useEffect(() => {
    if (isPreview) return;
    const leaving = new AbortController();
    const stop = keepAsking(async () => {
      try {
        const fresh = withFreshStates(plots, await getStates(slug, leaving.signal));
        setNow({
          plots: fresh,
          asOf: new Date().toLocaleString(`${language}-IN`, {
            dateStyle: 'medium',
            timeStyle: 'short',
            timeZone: 'Asia/Kolkata',
          }),
        });
        return fresh.some(isOpen);
      } catch (error) {
        if (!leaving.signal.aborted) console.error(error);
        return true;
      }
    });
    return () => {
      stop();
      leaving.abort();
    };
  }, [slug, plots, language, isPreview]);

  return now;
}
