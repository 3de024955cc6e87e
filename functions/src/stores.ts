import type { Firestore } from 'firebase-admin/firestore';
import { ContentFileStore } from './content-files/content-file-store.ts';
import { ListingStore } from './delivery/listing-store.ts';
import { ContentDraftStore } from './drafts/content-draft-store.ts';
import { LayoutDraftStore } from './drafts/layout-draft-store.ts';
import { ItemStore } from './gallery/item-store.ts';
import { LeadLists } from './leads/lead-lists.ts';
import { LeadStore } from './leads/lead-store.ts';
import { PlotStatusStore } from './plots/plot-status-store.ts';
import { LayoutVersionStore } from './publishing/layout-versions.ts';
import { LiveStateStore } from './publishing/live-state.ts';
import { type InitialContent, ReleaseStore } from './publishing/release-store.ts';
import { BrowserStore } from './push/browser-store.ts';

export type Stores = ReturnType<typeof storesOf>;

/** All that knows the database. */
export function storesOf(firestore: Firestore, before: InitialContent) {
  return {
    contentDraft: new ContentDraftStore(firestore, before.initial),
    releases: new ReleaseStore(firestore, before),
    liveState: new LiveStateStore(firestore),
    contentFiles: new ContentFileStore(firestore),
    items: new ItemStore(firestore),
    leads: new LeadStore(firestore),
    leadLists: new LeadLists(firestore),
    listings: new ListingStore(firestore),
    layouts: new LayoutDraftStore(firestore),
    layoutVersions: new LayoutVersionStore(firestore),
    plots: new PlotStatusStore(firestore),
    browsers: new BrowserStore(firestore),
  };
}

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
