import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { type Identity, verifyIdToken } from './identity.ts';
import { ItemStore } from './media/item-store.ts';
import { ObjectStore } from './media/object-store.ts';
import { MessageStore } from './messages/message-store.ts';

/** Everything outside the process that the API needs. Tests hand in their own. */
export interface Dependencies {
  items: ItemStore;
  objects: ObjectStore;
  messages: MessageStore;
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
    objects: new ObjectStore(firebase),
    verifyIdToken: (token) => verifyIdToken(firebase, token),
    now: () => new Date(),
  };
}
