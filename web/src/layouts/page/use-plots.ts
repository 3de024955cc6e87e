import type { PlotStateResponse } from '@theni/contract';
import { useMemo } from 'react';
import { readableMoment } from '../../dates.ts';
import { usePageContext } from '../../page-context.ts';
import type { LayoutPageData, PlotPageData } from '../layout-page-data.ts';
import { usePlotStates } from '../use-plot-states.ts';

/** The plots with the states that the page was made with, and soon with those of now (`areFresh`). */
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
