import type { PlotStateResponse } from '@theni/contract';
import { startTransition, useEffect, useState } from 'react';
import { ApiError, request } from '../../api.ts';
import { readableMoment } from '../../company/opening-hours.ts';
import type { ShownLayout, ShownPlot } from '../../words/shown-layout.ts';
import { usePageContext } from '../../words/words.ts';

/** As long as the CDN keeps a response. */
const EVERY_MS = 60_000;

/** The plots as the page was made with them; once the script is there, with the states of now. */
export function usePlots({ slug, plots, asOf }: ShownLayout) {
  const { language, words, isPreview = false } = usePageContext();
  const { hours } = words.frame;
  const [now, setNow] = useState<{ plots: ShownPlot[]; asOf: string }>();

  useEffect(() => {
    if (isPreview) return;
    let asking = new AbortController();
    const stop = poll(async () => {
      // Else an older answer might come after a newer one.
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      try {
        const fresh = withFreshStates(plots, await getStates(slug, signal));
        const asOf = readableMoment(new Date(), language, hours);
        // An ordinary update would make React drop the HTML of parts that it has not hydrated yet.
        startTransition(() => setNow({ plots: fresh, asOf }));
      } catch (error) {
        if (!signal.aborted) console.error(error);
      }
    });
    return () => {
      stop();
      asking.abort();
    };
  }, [slug, plots, language, hours, isPreview]);

  return now ?? { plots, asOf };
}

/**
 * Asks at once, whenever the page is looked at again, and each minute while it is looked at.
 * @returns ends it
 */
export function poll(
  ask: () => void,
  page: Pick<Document, 'visibilityState'> & EventTarget = document,
): () => void {
  const again = () => {
    if (page.visibilityState === 'visible') ask();
  };
  const timer = setInterval(again, EVERY_MS);
  page.addEventListener('visibilitychange', again);
  again();
  return () => {
    clearInterval(timer);
    page.removeEventListener('visibilitychange', again);
  };
}

/** @returns nothing of a layout that has been taken off the site since its page was made */
export async function getStates(slug: string, signal: AbortSignal): Promise<PlotStateResponse[]> {
  try {
    return await (await request(`/api/layouts/${slug}/plots`, { signal })).json();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

/** A plot that the owner has dropped since is not for sale. Without a change: the same objects. */
export function withFreshStates(plots: ShownPlot[], response: PlotStateResponse[]): ShownPlot[] {
  const states = new Map(response.map(({ number, state }) => [number, state]));
  const fresh = plots.map((plot) => {
    const state = states.get(plot.number) ?? 'held';
    return state === plot.state ? plot : { ...plot, state };
  });
  return fresh.every((plot, index) => plot === plots[index]) ? plots : fresh;
}
