/**
 * Every collection of the database, with the main file that reads and writes its records.
 * `docs/personal-data.md` tells which of them speak of persons.
 */
export const COLLECTIONS = [
  /** `draft`: drafts/content-draft-store.ts; `state`: publishing/live-state.ts */
  'content',
  /** content-files/content-file-store.ts */
  'contentFiles',
  /** The gallery's items: gallery/item-store.ts */
  'files',
  /** Layouts as they went public: publishing/layout-versions.ts */
  'layoutVersions',
  /** Drafts: drafts/layout-draft-store.ts */
  'layouts',
  /** Leads: leads/lead-store.ts */
  'messages',
  /** `files`: gallery/gallery-revision.ts */
  'meta',
  /** Who has the plots of a layout: plots/plots-document.ts */
  'plots',
  /** Uploads that are made into files and are no item yet: gallery/item-store.ts */
  'processedFiles',
  /** push/browser-store.ts */
  'push',
  /** publishing/release-store.ts */
  'releases',
  /** Totals of messages: leads/lead-store.ts; `listing`: delivery/listing-store.ts */
  'totals',
];
