import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { SiteConfig } from '../../config/chosen.ts';
import { ItemStore } from './gallery/item-store.ts';
import { ObjectStore } from './gallery/object-store.ts';
import { type Identity, verifyIdToken } from './http/identity.ts';
import { inTime } from './http/in-time.ts';
import { type Mailer, sendGridMailer } from './messages/mailer.ts';
import { MessageStore } from './messages/message-store.ts';
import { RateLimiter } from './messages/rate-limiter.ts';

/** Everything outside the process that the API needs. Tests hand in their own. */
export interface Dependencies {
  config: SiteConfig;
  items: ItemStore;
  objects: ObjectStore;
  messages: MessageStore;
  limiter: RateLimiter;
  /** Absent without a key: then messages stay queued. */
  mailer: Mailer | undefined;
  /** Rejects with `InvalidToken` when the token proves nobody. */
  verifyIdToken: (token: string, checkRevoked: boolean) => Promise<Identity>;
  now: () => Date;
}

const DATABASE_TIMEOUT_MS = 12_000;
/** Long enough for a video of 100 MB to be read or written, and short enough after the wait of `OneAtATime`. */
const STORAGE_TIMEOUT_MS = 30_000;

export function firebaseDependencies(config: SiteConfig): Dependencies {
  const [firebase = initializeApp()] = getApps();
  const firestore = getFirestore(firebase);
  return {
    config,
    items: inTime(new ItemStore(firestore), DATABASE_TIMEOUT_MS),
    messages: inTime(new MessageStore(firestore), DATABASE_TIMEOUT_MS),
    limiter: inTime(new RateLimiter(firestore), DATABASE_TIMEOUT_MS),
    mailer: sendGridMailer(process.env.SENDGRID_API_KEY),
    objects: inTime(new ObjectStore(firebase), STORAGE_TIMEOUT_MS),
    verifyIdToken: (token, checkRevoked) => verifyIdToken(firebase, token, checkRevoked),
    now: () => new Date(),
  };
}
