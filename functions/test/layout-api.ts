import {
  isSamePlotNumber,
  type Layout,
  type LayoutResponse,
  layoutFrom,
  layoutValues,
  normalizePlotNumber,
  type PlotFacts,
  type PlotName,
  type PlotStatus,
  plotPath,
  type ValuesByPath,
} from '@theni/contract';
import { samplePlotId } from '../../config/sample-plan.ts';
import type { StoredPublishedLayout } from '../src/publishing/layout-versions.ts';
import { sampleFacts, sampleLayout } from './samples.ts';
import type { TestApi } from './test-api.ts';

export const SLUG = 'sample-garden';
export const LAYOUT_PATH = `/admin/layouts/${SLUG}`;

export const ifMatch = (revision?: string) =>
  revision === undefined ? {} : { 'If-Match': `"${revision}"` };

/** The id of the plot of this number, or a new one. */
function idOf(number: string, plots: PlotName[]): string {
  const known = plots.find((plot) => isSamePlotNumber(plot.number, normalizePlotNumber(number)));
  return known?.id ?? samplePlotId(number);
}

export function layoutApi(api: TestApi) {
  const create = (slug = SLUG, layout: Layout = sampleLayout()) =>
    api.asAdmin('POST', '/admin/layouts', { slug, changes: layoutValues(layout) });
  const get = async (): Promise<LayoutResponse> => (await api.asAdmin('GET', LAYOUT_PATH)).json();
  const draft = async () => layoutFrom((await get()).draft);
  const change = (changes: ValuesByPath) => api.asAdmin('PATCH', LAYOUT_PATH, { changes });
  const remove = () => api.asAdmin('DELETE', LAYOUT_PATH);
  /** Puts these plots in the place of all others. */
  const setPlots = async (plots: Partial<PlotFacts>[]) => {
    const before = (await draft()).plots;
    const gone = before.map(({ id }) => [plotPath(id), null]);
    const facts = plots.map((plot) => sampleFacts(plot));
    const set = facts.map((plot) => [plotPath(idOf(plot.number, before)), plot]);
    return change(Object.fromEntries([...gone, ...set]));
  };
  /** Sets who has a plot; without a revision it comes without `If-Match`. */
  const patchById = (id: string, status: object, revision?: string) =>
    api.asAdmin('PATCH', `${LAYOUT_PATH}/plots/${id}`, status, ifMatch(revision));
  /** The same for the plot of the draft with this number, or for one that it had. */
  const patch = async (number: string, status: object, revision?: string) =>
    patchById(idOf(number, (await get()).statuses), status, revision);

  /** Three available plots, 1 to 3. */
  async function withPlots(): Promise<PlotStatus[]> {
    const response = await setPlots([{ number: '1' }, { number: '2' }, { number: '3' }]);
    return (await response.json()).statuses;
  }
  /** Leaves the layout as a publication does. */
  async function makePublic(fields: Partial<Layout> = {}): Promise<void> {
    const { draft, version } = await get();
    const shown = { ...layoutFrom(draft), ...fields } as StoredPublishedLayout;
    const { layouts, layoutVersions } = api.dependencies;
    const { id: layoutId = '' } = (await layouts.find(SLUG, new Date())) ?? {};
    await layoutVersions.storeVersion({ slug: SLUG, layoutId, version, layout: shown });
    await layoutVersions.setPublished({ [SLUG]: version });
  }
  const statusOf = async (number: string) =>
    (await get()).statuses.find((plot) => plot.number === number);
  const revisionOf = async (number: string) => (await statusOf(number))?.revision;
  return {
    create,
    get,
    draft,
    change,
    remove,
    setPlots,
    patch,
    patchById,
    withPlots,
    makePublic,
    statusOf,
    revisionOf,
  };
}
