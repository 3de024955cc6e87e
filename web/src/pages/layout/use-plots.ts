import { useEffect, useState } from 'react';
import { readableMoment } from '../../company/opening-hours.ts';
import type { ShownLayout, ShownPlot } from '../../words/shown-layout.ts';
import { useEdition } from '../../words/words.ts';
import { getStates, withFreshStates } from './fresh-states.ts';
import { isOpen } from './open-plots.ts';
import { poll } from './poll.ts';

/** The plots as the page was made with them, and once the script is there, with the states of now, as long as the page is open. */
export function usePlots({ slug, plots, asOf }: ShownLayout): {
  plots: ShownPlot[];
  asOf: string;
} {
  const { language, words, isPreview = false } = useEdition();
  const { hours } = words.frame;
  const [now, setNow] = useState({ plots, asOf });

  useEffect(() => {
    if (isPreview) return;
    const leaving = new AbortController();
    const stop = poll(async () => {
      try {
        const fresh = withFreshStates(plots, await getStates(slug, leaving.signal));
        setNow({
          plots: fresh,
          asOf: readableMoment(new Date(), language, hours),
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
  }, [slug, plots, language, hours, isPreview]);

  return now;
}
