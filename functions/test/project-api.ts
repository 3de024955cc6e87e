import type { Plot, ProjectAnswer } from '@theni/contract';
import { sampleProject } from './sample-project.ts';
import type { TestApi } from './test-api.ts';

export const SLUG = 'sample-garden';
export const PROJECT_PATH = `/admin/projects/${SLUG}`;

export const ifMatch = (version?: number) =>
  version === undefined ? {} : { 'If-Match': `"${version}"` };

/** The admin's calls for one project; without a version they come without `If-Match`. */
export function projectApi(api: TestApi) {
  const create = (Slug = SLUG, Project: unknown = sampleProject()) =>
    api.asAdmin('POST', '/admin/projects', { Slug, Project });
  const get = async (): Promise<ProjectAnswer> => (await api.asAdmin('GET', PROJECT_PATH)).json();
  const put = (body: object, version?: number) =>
    api.asAdmin('PUT', PROJECT_PATH, body, ifMatch(version));
  const remove = (version?: number) =>
    api.asAdmin('DELETE', PROJECT_PATH, undefined, ifMatch(version));
  const importCsv = (Csv: string, version?: number, mode = 'merge') =>
    api.asAdmin('POST', `${PROJECT_PATH}/plots.csv?mode=${mode}`, { Csv }, ifMatch(version));
  const patch = (number: string, change: object, version?: number) =>
    api.asAdmin(
      'PATCH',
      `${PROJECT_PATH}/plots/${encodeURIComponent(number)}`,
      change,
      ifMatch(version),
    );

  /** Three available plots. */
  async function withPlots(): Promise<Plot[]> {
    const { PlotsVersion } = await get();
    const answer = await importCsv('number,sq_ft\n1,1200\n2,1500\n3,900', PlotsVersion);
    return (await answer.json()).AllPlots;
  }
  /** As a publication leaves it: ready, and noted as public. */
  async function makePublic(Project = sampleProject()): Promise<void> {
    const { Version } = await get();
    const { ReadyVersion }: ProjectAnswer = await (
      await put({ Project, Ready: true }, Version)
    ).json();
    await api.dependencies.projectVersions.setPublished({ [SLUG]: ReadyVersion ?? 0 });
  }
  const versionOf = async (number: string) =>
    (await get()).AllPlots.find((plot) => plot.Number === number)?.Version;
  return { create, get, put, remove, importCsv, patch, withPlots, makePublic, versionOf };
}
