import type { SERVICE_CHOICES } from '@theni/contract/limits';
import { request } from '../api.ts';

/** Specification §3, "Contact message". */
export interface ContactData {
  name: string;
  email: string;
  message: string;
  services: Record<keyof typeof SERVICE_CHOICES, string>;
}

/** What goes to `POST /api/email`: `contactMessage` in the contract. */
export interface Message {
  formData: ContactData;
  id: string;
  phone: string;
  extra: string;
  startedAt: number;
  sentAt: number;
}

/** The server answers within seconds; after this time nobody waits any more. */
const TIMEOUT_MS = 30_000;

/**
 * Safe to repeat: a message of the same `id` and text is one message.
 * @throws unless the server has stored it
 */
export async function sendMessage(message: Message): Promise<void> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
  try {
    await request('/api/email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      signal: abort.signal,
    });
  } finally {
    clearTimeout(timer);
  }
}
