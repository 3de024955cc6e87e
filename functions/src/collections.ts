/** Every collection of the database; `docs/personal-data.md` tells what is in each. */
export const COLLECTIONS = [
  'content',
  'contentFiles',
  'files',
  'layoutVersions',
  'layouts',
  'limits',
  'messages',
  'meta',
  'plots',
  'processedFiles',
  'push',
  'releases',
];
