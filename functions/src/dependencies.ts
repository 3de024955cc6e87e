import type { SiteConfig } from '../../config/check-config.ts';
import type { Mailer } from './delivery/sendgrid-mailer.ts';
import type { AdminCheck } from './http/identity.ts';
import type { SiteHosting } from './publishing/site-hosting.ts';
import type { Pusher } from './push/pusher.ts';
import type { ObjectStore } from './storage/object-store.ts';
import type { Stores } from './stores.ts';

/** Everything outside the process; `production.ts` makes the real ones. */
export interface Dependencies extends AdminCheck, Stores {
  config: SiteConfig;
  /** A local project: its samples may be published. */
  isDemo: boolean;
  /** Where Hosting serves the live release, whatever domains lead there. */
  hostingOrigin: string;
  objects: ObjectStore;
  /** Absent without a key: then nothing is mailed. */
  mailer: Mailer | undefined;
  /** Absent without a key: then nothing rings. */
  pusher: Pusher | undefined;
  now: () => Date;
  /** How old an answer to visitors may be that is kept in memory. */
  cacheMs: number;
}

export interface PublishDependencies extends Dependencies {
  hosting: SiteHosting;
}
