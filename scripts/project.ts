import { suitePorts } from '../emulators/suite/ports.ts';
import { PROJECT_ID } from '../emulators/suite/project-id.ts';
import { suiteEnvironment } from '../emulators/suite/with-suite.ts';

/** The options with which a script is told which project it works on. */
export const PROJECT_OPTIONS = {
  project: { type: 'string' },
  bucket: { type: 'string' },
} as const;

/**
 * Points the Google libraries that are loaded after this call at a project: a real one, as whom
 * `gcloud auth application-default login` has signed in, or without a name that of a running `npm start`.
 * @returns the project's id
 */
export function useProject({ project, bucket }: { project?: string; bucket?: string }): string {
  const local = suiteEnvironment(suitePorts(0));
  // What a shell says of emulators must not lead a real project's records there.
  if (project) for (const name of Object.keys(local)) delete process.env[name];
  Object.assign(process.env, project ? realEnvironment(project, bucket) : local);
  return project ?? PROJECT_ID;
}

function realEnvironment(
  project: string,
  storageBucket = `${project}.firebasestorage.app`,
): NodeJS.ProcessEnv {
  return {
    GCLOUD_PROJECT: project,
    // Google counts what a person's own account asks against a project, and refuses it without one.
    GOOGLE_CLOUD_QUOTA_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket }),
  };
}
