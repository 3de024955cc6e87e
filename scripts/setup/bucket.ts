import { bucketCors } from '../../config/bucket-cors.ts';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { consolePage } from '../deploy/checks.ts';
import type { GoogleTools } from './google-tools.ts';

interface DefaultBucket {
  bucket?: { name?: string };
}

const bucketAddress = (project: string) =>
  `https://firebasestorage.googleapis.com/v1alpha/projects/${project}/defaultBucket`;

const nameOf = (found?: DefaultBucket) => found?.bucket?.name?.split('/').at(-1);

/** @returns the name of the project's bucket: it has another ending in older projects */
export async function bucketOf({ project, get }: GoogleTools): Promise<string | undefined> {
  return nameOf(await get<DefaultBucket>(bucketAddress(project)));
}

/**
 * Makes the project's bucket where it has none, and opens it to the pages of the site.
 * @returns what is left to do where Google refuses
 */
export async function makeBucket(tools: GoogleTools, siteUrl: string): Promise<string[]> {
  const { location } = firebaseJson.firestore;
  let bucket = await bucketOf(tools);
  try {
    bucket ??= nameOf(await tools.post<DefaultBucket>(bucketAddress(tools.project), { location }));
  } catch (error) {
    const { message } = error as Error;
    return [
      `Storage: Get started, location ${location}: ${consolePage(tools.project)}/storage (${message})`,
    ];
  }
  await openBucket(tools, siteUrl, bucket);
  return [];
}

/**
 * Opens the bucket to the pages of the site, at Google's address and at its own.
 * @throws without a bucket
 */
export async function openBucket(tools: GoogleTools, siteUrl: string, made?: string) {
  const bucket = made ?? (await bucketOf(tools));
  if (!bucket) throw new Error('The project has no bucket yet: npm run setup.');
  await tools.patch(`https://storage.googleapis.com/storage/v1/b/${bucket}?fields=cors`, {
    cors: bucketCors([...new Set([`https://${tools.project}.web.app`, siteUrl])]),
  });
}
