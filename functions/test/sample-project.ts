import type { Project } from '@theni/contract';
import { sampleProjects } from '../../config/sample-projects.ts';

/** A project that may be public, without files; tests say only what matters to them. */
export function sampleProject(changes: Partial<Project> = {}): Project {
  const [garden] = structuredClone(sampleProjects);
  if (!garden) throw new Error('There is no sample.');
  return { ...garden.Project, documents: [], plan: null, ...changes };
}
