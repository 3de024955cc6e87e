import type { Content } from '@theni/content';
import type { SiteConfig } from '../../config/chosen.ts';
import type { ContentStore } from './documents/content-store.ts';
import type { FileStore } from './documents/file-store.ts';
import type { LayoutStore } from './documents/layout-store.ts';
import type { ItemStore } from './gallery/item-store.ts';
import type { Guard } from './http/identity.ts';
import type { AnnouncementStore } from './leads/announcement-store.ts';
import type { DeliveryStore } from './leads/delivery-store.ts';
import type { LeadLists } from './leads/lead-lists.ts';
import type { LeadStore } from './leads/lead-store.ts';
import type { Mailer } from './leads/mailer.ts';
import type { RetentionStore } from './leads/retention-store.ts';
import type { PlotStore } from './plots/plot-store.ts';
import type { LayoutVersionStore } from './publishing/layout-versions.ts';
import type { Publisher } from './publishing/publisher.ts';
import type { ReleaseStore } from './publishing/release-store.ts';
import type { BrowserStore } from './push/browser-store.ts';
import type { Pusher } from './push/pusher.ts';
import type { ObjectStore } from './storage/object-store.ts';

/** Everything outside the process; `production.ts` makes the real ones. */
export interface Dependencies extends Guard {
  config: SiteConfig;
  content: ContentStore;
  /** What was published, and what is live. */
  releases: ReleaseStore;
  /** Records of the content's pictures and PDFs. */
  contentFiles: FileStore;
  /** What the pages say. */
  publishedContent: () => Promise<Content>;
  /** A local project: its samples may be published. */
  isDemo: boolean;
  items: ItemStore;
  objects: ObjectStore;
  leads: LeadStore;
  leadLists: LeadLists;
  leadRetention: RetentionStore;
  /** Which leads are to be mailed and to ring. */
  deliveries: DeliveryStore;
  /** What is to be said of many leads together. */
  announcements: AnnouncementStore;
  layouts: LayoutStore;
  /** What of them is public, and was. */
  layoutVersions: LayoutVersionStore;
  plots: PlotStore;
  /** Absent without a key: then nothing is mailed. */
  mailer: Mailer | undefined;
  /** Those of the admin that ring for new leads. */
  browsers: BrowserStore;
  /** Absent without a key: then nothing rings. */
  pusher: Pusher | undefined;
  now: () => Date;
  /** How old an answer to visitors may be that is kept in memory. */
  rememberMs: number;
}

export interface PublishDependencies extends Dependencies {
  publisher: Publisher;
}
