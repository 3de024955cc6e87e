import type {
  Layout,
  LayoutResponse,
  LayoutSummary,
  PlotChange,
  PlotStatus,
} from '@theni/contract';
import { foldPlotNumber } from '@theni/contract/plot-number';
import { callApi, ifMatch } from './admin-api.ts';

/* The calls about layouts and their plots; each throws as those of `admin-api.ts` do. */

export async function listLayouts(): Promise<LayoutSummary[]> {
  return (await callApi('GET', '/api/admin/projects')).json();
}

/** @throws {AdminApiError} 409 when there is a layout of that address already */
export async function createLayout(slug: string, layout: Layout): Promise<LayoutResponse> {
  const body = { Slug: slug, Project: layout };
  return (await callApi('POST', '/api/admin/projects', body)).json();
}

export async function getLayout(slug: string): Promise<LayoutResponse> {
  return (await callApi('GET', addressOf(slug))).json();
}

/**
 * @throws {AdminApiError} 412 when the draft is no longer of this version; 422 when a plot would go that somebody has
 */
export async function putLayout(
  slug: string,
  layout: Layout,
  version: number,
): Promise<LayoutResponse> {
  const saving = callApi('PUT', addressOf(slug), { Project: layout }, ifMatch(version));
  underWay.add(saving);
  const response = await saving.finally(() => underWay.delete(saving));
  return response.json();
}

const underWay = new Set<Promise<unknown>>();

export const areLayoutsSaving = () => underWay.size > 0;

/** What was typed on a page that was left a moment ago is on its way still. */
export async function layoutsSettled(): Promise<void> {
  await Promise.allSettled(underWay);
}

export async function deleteLayout(slug: string, version: number): Promise<void> {
  await callApi('DELETE', addressOf(slug), undefined, ifMatch(version));
}

/** @throws {AdminApiError} 412 when another tab has changed the plot first */
export async function changePlot(
  slug: string,
  plot: PlotStatus,
  change: PlotChange,
): Promise<PlotStatus> {
  const address = `${addressOf(slug)}/plots/${encodeURIComponent(plot.Number)}`;
  return (await callApi('PATCH', address, change, ifMatch(plot.Version))).json();
}

/** The change that takes back whatever has been made of the plot since. */
export function asItWas({ State, HeldUntil, Message }: PlotStatus): PlotChange {
  return { State, Message, ...(State === 'held' && HeldUntil && { HeldUntil }) };
}

/** Who has the plot of this number, however it is written; undefined for one that the server does not know. */
export function statusOf(statuses: PlotStatus[], number: string): PlotStatus | undefined {
  return statuses.find((status) => foldPlotNumber(status.Number) === foldPlotNumber(number));
}

function addressOf(slug: string): string {
  return `/api/admin/projects/${encodeURIComponent(slug)}`;
}
