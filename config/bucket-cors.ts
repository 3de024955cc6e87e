/**
 * Lets pages of these origins, and of no other, read files of the bucket with their scripts, as the
 * admin area does: https://firebase.google.com/docs/storage/web/download-files#cors_configuration
 */
export function bucketCors(origins: string[]) {
  return [{ origin: origins, method: ['GET'], maxAgeSeconds: 3600 }];
}
