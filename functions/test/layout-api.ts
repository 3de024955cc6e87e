import type { Layout, LayoutResponse, PlotFacts, PlotStatus } from '@theni/contract';
import type { PublicLayout } from '../src/publishing/layout-versions.ts';
import { sampleFacts, sampleLayout } from './sample-layout.ts';
import type { TestApi } from './test-api.ts';

export const SLUG = 'sample-garden';
export const PROJECT_PATH = `/admin/projects/${SLUG}`;

export const ifMatch = (version?: number) =>
  version === undefined ? {} : { 'If-Match': `"${version}"` };

/** The admin's calls for one layout; without a version they come without `If-Match`. */
export function layoutApi(api: TestApi) {
  const create = (Slug = SLUG, Project: unknown = sampleLayout()) =>
    api.asAdmin('POST', '/admin/projects', { Slug, Project });
  const get = async (): Promise<LayoutResponse> => (await api.asAdmin('GET', PROJECT_PATH)).json();
  const put = (body: object, version?: number) =>
    api.asAdmin('PUT', PROJECT_PATH, body, ifMatch(version));
  const remove = (version?: number) =>
    api.asAdmin('DELETE', PROJECT_PATH, undefined, ifMatch(version));
  /** In the place of those that there are. */
  const putPlots = async (Plots: Partial<PlotFacts>[], version?: number) => {
    const { Project, Version } = await get();
    const facts = Plots.map((plot) => sampleFacts(plot));
    return put({ Project: { ...Project, Plots: facts } }, version ?? Version);
  };
  const patch = (number: string, change: object, version?: number) =>
    api.asAdmin(
      'PATCH',
      `${PROJECT_PATH}/plots/${encodeURIComponent(number)}`,
      change,
      ifMatch(version),
    );

  /** Three available plots, 1 to 3. */
  async function withPlots(): Promise<PlotStatus[]> {
    const response = await putPlots([{ Number: '1' }, { Number: '2' }, { Number: '3' }]);
    return (await response.json()).Statuses;
  }
  /** As a publication leaves it. */
  async function makePublic(changes: Partial<Layout> = {}): Promise<void> {
    const { Project, Version } = await get();
    const shown = { ...Project, ...changes } as PublicLayout;
    const { layoutVersions } = api.dependencies;
    await layoutVersions.keep({ Slug: SLUG, Version, Project: shown });
    await layoutVersions.setPublished({ [SLUG]: Version });
  }
  const statusOf = async (number: string) =>
    (await get()).Statuses.find((plot) => plot.Number === number);
  const versionOf = async (number: string) => (await statusOf(number))?.Version;
  return { create, get, put, remove, putPlots, patch, withPlots, makePublic, statusOf, versionOf };
}
