import type { ContactMessage } from '@theni/contract';
import { request } from '../api.ts';
import { withTimeout } from '../deployment.ts';

/** The server answers within seconds; after this time nobody waits any more. */
const TIMEOUT_MS = 30_000;

/**
 * Safe to repeat: a message of the same `id` and text is one message.
 * @throws unless the server has stored it
 */
export async function sendMessage(message: ContactMessage): Promise<void> {
  const sent = request('/api/email', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  });
  await withTimeout(sent, TIMEOUT_MS);
}
