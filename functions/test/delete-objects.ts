import type { getStorage } from 'firebase-admin/storage';

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** `IdempotencyStrategy.RetryAlways` of @google-cloud/storage: a delete may be done twice. */
const RETRY_ALWAYS = 0;

/** Deletes every stored object. The emulator closes idle connections, which a test must not fail over. */
export async function deleteObjects(bucket: Bucket): Promise<void> {
  bucket.storage.retryOptions.idempotencyStrategy = RETRY_ALWAYS;
  await bucket.deleteFiles({ prefix: 'file/' });
}
