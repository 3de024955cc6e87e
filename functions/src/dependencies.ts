import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { type Identity, verifyIdToken } from './identity.ts';
import { ItemStore } from './media/item-store.ts';
import { ObjectStore } from './media/object-store.ts';
import { type Mailer, sendGridMailer } from './messages/mailer.ts';
import { MessageStore } from './messages/message-store.ts';
import { RateLimiter } from './messages/rate-limiter.ts';

/** Everything outside the process that the API needs. Tests hand in their own. */
export interface Dependencies {
  items: ItemStore;
  objects: ObjectStore;
  messages: MessageStore;
  limiter: RateLimiter;
  /** Absent without a key: then messages stay queued. */
  mailer: Mailer | undefined;
  /** Rejects with `InvalidToken` when the token proves nobody. */
  verifyIdToken: (token: string) => Promise<Identity>;
  now: () => Date;
}

export function firebaseDependencies(): Dependencies {
  const [firebase = initializeApp()] = getApps();
  const firestore = getFirestore(firebase);
  return {
    items: new ItemStore(firestore),
    messages: new MessageStore(firestore),
    limiter: new RateLimiter(firestore),
    mailer: sendGridMailer(process.env.SENDGRID_API_KEY),
    objects: new ObjectStore(firebase),
    verifyIdToken: (token) => verifyIdToken(firebase, token),
    now: () => new Date(),
  };
}
