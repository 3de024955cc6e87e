import type { PlotStateResponse } from '@theni/contract';
import { startTransition, useEffect, useState } from 'react';
import { accepted } from '../api.ts';

/**
 * The CDN keeps a response for half a minute: so a page that is open shows within a minute what has
 * changed, and asking more often would bring nothing new.
 */
const EVERY_MS = 30_000;

interface PlotStates {
  states: PlotStateResponse[];
  /** By the server's clock: that of a phone may be wrong. */
  receivedAt: Date;
}

/**
 * The states of now, asked for again twice a minute.
 * @param slug undefined to ask for nothing
 * @returns undefined until they are known
 */
export function usePlotStates(slug: string | undefined): PlotStates | undefined {
  const [fresh, setFresh] = useState<PlotStates>();
  useEffect(() => {
    if (slug === undefined) return;
    let asking = new AbortController();
    const stop = poll(async () => {
      // An older answer must not come after a newer one.
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      try {
        const states = await getStates(slug, signal);
        // An ordinary update would make React drop the HTML of parts that it has not hydrated yet.
        startTransition(() => setFresh(states));
      } catch (error) {
        if (!signal.aborted) console.error(error);
      }
    });
    return () => {
      stop();
      asking.abort();
    };
  }, [slug]);
  return fresh;
}

/**
 * Asks at once, whenever the page is looked at again, and twice a minute while it is looked at.
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

/** @returns no state for a layout that has been taken off the site since its page was made */
export async function getStates(slug: string, signal: AbortSignal): Promise<PlotStates> {
  const response = await fetch(`/api/layouts/${slug}/plots`, { signal });
  const receivedAt = new Date(response.headers.get('Date') ?? Date.now());
  if (response.status === 404) return { states: [], receivedAt };
  return { states: await (await accepted(response)).json(), receivedAt };
}
