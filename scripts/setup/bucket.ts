import firebaseJson from '../../firebase.json' with { type: 'json' };
import { consolePage } from '../deploy/checks.ts';
import type { GoogleTools } from './google-tools.ts';

const bucketAddress = (project: string) =>
  `https://firebasestorage.googleapis.com/v1alpha/projects/${project}/defaultBucket`;

/** @returns the name of the project's bucket: it has another ending in older projects */
export async function bucketOf({ project, get }: GoogleTools): Promise<string | undefined> {
  const found = await get<{ bucket?: { name?: string } }>(bucketAddress(project));
  return found?.bucket?.name?.split('/').at(-1);
}

/** Makes the project's bucket. @returns what is left to do where Google refuses */
export async function makeBucket(tools: GoogleTools): Promise<string[]> {
  const { location } = firebaseJson.firestore;
  if (await bucketOf(tools)) return [];
  try {
    await tools.post(bucketAddress(tools.project), { location });
    return [];
  } catch (error) {
    const { message } = error as Error;
    return [
      `Storage: Get started, location ${location}: ${consolePage(tools.project)}/storage (${message})`,
    ];
  }
}

/**
 * Lets pages of the site read files of the bucket with their scripts, as the admin area does:
 * https://firebase.google.com/docs/storage/web/download-files#cors_configuration
 * @throws without a bucket
 */
export async function openBucketTo(tools: GoogleTools, siteUrl: string): Promise<void> {
  const bucket = await bucketOf(tools);
  if (!bucket) throw new Error('The project has no bucket yet: npm run setup.');
  const origin = [...new Set([`https://${tools.project}.web.app`, siteUrl])];
  await tools.patch(`https://storage.googleapis.com/storage/v1/b/${bucket}?fields=cors`, {
    cors: [{ origin, method: ['GET'], maxAgeSeconds: 3600 }],
  });
}
