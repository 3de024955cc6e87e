import type { Plot, PlotChange, Project, ProjectAnswer, ProjectSummary } from '@theni/contract';
import { callApi } from './admin-api.ts';

/* The calls about projects and their plots; each throws as those of `admin-api.ts` do. */

export async function listProjects(): Promise<ProjectSummary[]> {
  return (await callApi('GET', '/api/admin/projects')).json();
}

/** @throws {AdminApiError} 409 when there is a project of that address already */
export async function createProject(slug: string, project: Project): Promise<ProjectAnswer> {
  const body = { Slug: slug, Project: project };
  return (await callApi('POST', '/api/admin/projects', body)).json();
}

export async function getProject(slug: string): Promise<ProjectAnswer> {
  return (await callApi('GET', addressOf(slug))).json();
}

/**
 * @param ready whether the next publication shows it; what was said stays, where it is missing
 * @throws {AdminApiError} 412 when the draft is no longer of this version; 422 when it is not ready
 */
export async function putProject(
  slug: string,
  project: Project,
  version: number,
  ready?: boolean,
): Promise<ProjectAnswer> {
  const body = { Project: project, ...(ready !== undefined && { Ready: ready }) };
  return (await callApi('PUT', addressOf(slug), body, ifMatch(version))).json();
}

export async function deleteProject(slug: string, version: number): Promise<void> {
  await callApi('DELETE', addressOf(slug), undefined, ifMatch(version));
}

/** @throws {AdminApiError} 412 when another tab has changed the plot first */
export async function changePlot(slug: string, plot: Plot, change: PlotChange): Promise<Plot> {
  const address = `${addressOf(slug)}/plots/${encodeURIComponent(plot.Number)}`;
  return (await callApi('PATCH', address, change, ifMatch(plot.Version))).json();
}

/**
 * @param version `PlotsVersion`
 * @throws {AdminApiError} 422 names every bad row, and nothing has changed; 412 when another tab was faster
 */
export async function putPlots(
  slug: string,
  csv: string,
  mode: 'merge' | 'replace',
  version: number,
): Promise<ProjectAnswer> {
  const address = `${addressOf(slug)}/plots.csv?mode=${mode}`;
  return (await callApi('POST', address, { Csv: csv }, ifMatch(version))).json();
}

function addressOf(slug: string): string {
  return `/api/admin/projects/${encodeURIComponent(slug)}`;
}

function ifMatch(version: number): Record<string, string> {
  return { 'If-Match': `"${version}"` };
}
