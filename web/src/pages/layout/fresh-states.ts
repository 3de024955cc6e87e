import type { PlotStateResponse } from '@theni/contract';
import { ApiError, request } from '../../api.ts';
import type { ShownPlot } from '../../words/shown-layout.ts';

/** @returns nothing of a layout that has been taken off the site since its page was made */
export async function getStates(slug: string, signal: AbortSignal): Promise<PlotStateResponse[]> {
  try {
    return await (await request(`/api/projects/${slug}/plots`, { signal })).json();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

/**
 * A plot that the owner has dropped since the page was made is not for sale: nobody is told that it is available. What has not changed stays
 * the same object.
 */
export function withFreshStates(plots: ShownPlot[], response: PlotStateResponse[]): ShownPlot[] {
  const states = new Map(response.map(({ Number: number, State }) => [number, State]));
  return plots.map((plot) => {
    const State = states.get(plot.Number) ?? 'held';
    return State === plot.State ? plot : { ...plot, State };
  });
}
