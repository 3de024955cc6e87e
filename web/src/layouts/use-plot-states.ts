import type { PlotStateResponse } from '@theni/contract';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { accepted } from '../api.ts';
import { readableMoment } from '../dates.ts';
import { usePageContext } from '../page-context.ts';
import type { LayoutPageData, PlotPageData } from './layout-page-data.ts';

/** The CDN keeps a response for a minute, so asking more often brings nothing new. */
const EVERY_MS = 60_000;

interface PlotStates {
  states: PlotStateResponse[];
  /** By the server's clock: that of a phone may be wrong. */
  receivedAt: Date;
}

/**
 * The states of now, asked for again each minute.
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

/** The plots with the states that the page was made with, and soon with those of now. */
export function usePlots({ slug, plots, asOf }: LayoutPageData) {
  const { language, words, isPreview = false } = usePageContext();
  const { hours } = words.frame;
  const fresh = usePlotStates(isPreview ? undefined : slug);
  return useMemo(() => {
    if (!fresh) return { plots, asOf, areFresh: false, now: undefined };
    return {
      plots: withFreshStates(plots, fresh.states),
      asOf: readableMoment(fresh.receivedAt, language, hours),
      areFresh: true,
      now: fresh.receivedAt,
    };
  }, [fresh, plots, asOf, language, hours]);
}

/**
 * A plot that the owner has dropped since is not for sale. Plots without a change stay the same
 * objects, so that React renders no row again.
 */
export function withFreshStates(
  plots: PlotPageData[],
  response: PlotStateResponse[],
): PlotPageData[] {
  const states = new Map(response.map(({ number, state }) => [number, state]));
  const fresh = plots.map((plot) => {
    const state = states.get(plot.number) ?? 'held';
    return state === plot.state ? plot : { ...plot, state };
  });
  return fresh.every((plot, index) => plot === plots[index]) ? plots : fresh;
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

/** @returns no state for a layout that has been taken off the site since its page was made */
export async function getStates(slug: string, signal: AbortSignal): Promise<PlotStates> {
  const response = await fetch(`/api/layouts/${slug}/plots`, { signal });
  const receivedAt = new Date(response.headers.get('Date') ?? Date.now());
  if (response.status === 404) return { states: [], receivedAt };
  return { states: await (await accepted(response)).json(), receivedAt };
}
