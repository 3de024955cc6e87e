import type { ContactMessage } from '@theni/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { createOnce } from '../create-once.ts';

/** A message as it lies in `messages/{id}`. */
export interface StoredMessage {
  Name: string;
  Email: string;
  Message: string;
  Services: ContactMessage['formData']['services'];
  /** Where it stands on its way to the company's mailbox. */
  State: 'queued';
  Read: boolean;
  Handled: boolean;
  /** ISO 8601, the server's clock. */
  CreatedAt: string;
}

export class MessageStore {
  readonly #firestore: Firestore;

  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  /** @returns false when a message of that id is there already; then nothing has changed */
  create(id: string, message: StoredMessage): Promise<boolean> {
    return createOnce(this.#firestore.collection('messages').doc(id).create(message));
  }
}
