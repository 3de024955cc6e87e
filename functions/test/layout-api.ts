import {
  type Changes,
  type Layout,
  type LayoutResponse,
  layoutFrom,
  layoutValues,
  normalizePlotNumber,
  type PlotFacts,
  type PlotStatus,
  plotPath,
} from '@theni/contract';
import type { PublicLayout } from '../src/publishing/layout-versions.ts';
import { sampleFacts, sampleLayout } from './samples.ts';
import type { TestApi } from './test-api.ts';

export const SLUG = 'sample-garden';
export const LAYOUT_PATH = `/admin/layouts/${SLUG}`;

export const ifMatch = (version?: number) =>
  version === undefined ? {} : { 'If-Match': `"${version}"` };

/** The admin's calls for one layout. */
export function layoutApi(api: TestApi) {
  const create = (Slug = SLUG, layout: Layout = sampleLayout()) =>
    api.asAdmin('POST', '/admin/layouts', { Slug, Changes: layoutValues(layout) });
  const get = async (): Promise<LayoutResponse> => (await api.asAdmin('GET', LAYOUT_PATH)).json();
  const draft = async () => layoutFrom((await get()).Changes);
  const change = (changes: Changes) => api.asAdmin('PATCH', LAYOUT_PATH, { Changes: changes });
  const remove = () => api.asAdmin('DELETE', LAYOUT_PATH);
  /** In the place of those that there are. */
  const setPlots = async (plots: Partial<PlotFacts>[]) => {
    const gone = (await draft()).Plots.map((plot) => [plotPath(plot.Number), null]);
    const facts = plots.map((plot) => sampleFacts(plot));
    const there = facts.map((plot) => [plotPath(normalizePlotNumber(plot.Number)), plot]);
    return change(Object.fromEntries([...gone, ...there]));
  };
  /** Of who has a plot; without a version it comes without `If-Match`. */
  const patch = (number: string, status: object, version?: number) =>
    api.asAdmin(
      'PATCH',
      `${LAYOUT_PATH}/plots/${encodeURIComponent(number)}`,
      status,
      ifMatch(version),
    );

  /** Three available plots, 1 to 3. */
  async function withPlots(): Promise<PlotStatus[]> {
    const response = await setPlots([{ Number: '1' }, { Number: '2' }, { Number: '3' }]);
    return (await response.json()).Statuses;
  }
  /** As a publication leaves it. */
  async function makePublic(changes: Partial<Layout> = {}): Promise<void> {
    const { Changes, Version } = await get();
    const shown = { ...layoutFrom(Changes), ...changes } as PublicLayout;
    const { layoutVersions } = api.dependencies;
    await layoutVersions.keep({ Slug: SLUG, Version, Layout: shown });
    await layoutVersions.setPublished({ [SLUG]: Version });
  }
  const statusOf = async (number: string) =>
    (await get()).Statuses.find((plot) => plot.Number === number);
  const versionOf = async (number: string) => (await statusOf(number))?.Version;
  return {
    ...{ create, get, draft, change, remove, setPlots, patch, withPlots, makePublic },
    ...{ statusOf, versionOf },
  };
}
