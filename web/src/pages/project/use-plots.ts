import type { PlotStateAnswer } from '@theni/contract';
import { useEffect, useState } from 'react';
import { request } from '../../api.ts';
import type { ShownPlot, ShownProject } from '../../words/shown-project.ts';
import { useEdition } from '../../words/words.ts';
import { withFreshStates } from './fresh-states.ts';

/** The plots as the page was made with them, and once the script is there, with the states of now. */
export function usePlots({ slug, plots, asOf }: ShownProject): {
  plots: ShownPlot[];
  asOf: string;
} {
  const { language, isPreview = false } = useEdition();
  const [fresh, setFresh] = useState({ plots, asOf });

  useEffect(() => {
    if (isPreview) return;
    const leaving = new AbortController();
    getStates(slug, leaving.signal).then(
      (states) =>
        setFresh({
          plots: withFreshStates(plots, states),
          asOf: new Date().toLocaleString(`${language}-IN`, {
            dateStyle: 'medium',
            timeStyle: 'short',
            timeZone: 'Asia/Kolkata',
          }),
        }),
      (error: unknown) => leaving.signal.aborted || console.error(error),
    );
    return () => leaving.abort();
  }, [slug, plots, language, isPreview]);

  return fresh;
}

async function getStates(slug: string, signal: AbortSignal): Promise<PlotStateAnswer[]> {
  const response = await request(`/api/projects/${slug}/plots`, { signal });
  return response.json();
}
