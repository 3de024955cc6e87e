import type { ContactMessage } from '@theni/contract';
import { FORM_FIELDS, type FormField } from '@theni/contract/contact-form';
import { useEffect, useState } from 'react';
import { ApiError, request } from '../api.ts';
import { withTimeout } from '../with-timeout.ts';

export type SendState = 'idle' | 'sending' | 'sent' | 'failed';

/** What the last attempt came to, until the next one. */
export interface Attempt {
  isSent: boolean;
  /** Unknown where a browser without script lands: the page before has its text. */
  formData?: ContactMessage['formData'];
  /** When to try again, where too many messages have come: the visitor is not at fault. */
  waitMinutes?: number | undefined;
}

/** Specification §9. */
const BANNER_MS = 5000;
/** The server answers within seconds; a message without an answer after this time has failed. */
const TIMEOUT_MS = 30_000;
const TOO_MANY = 429;

/** The banner of `sent` or `failed` goes after five seconds (specification §4). */
export function useSendState(initial: SendState) {
  const [state, setState] = useState(initial);
  useEffect(() => {
    if (state !== 'sent' && state !== 'failed') return;
    const timer = setTimeout(() => setState('idle'), BANNER_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return [state, setState] as const;
}

/** Sends a message: idle → sending → sent or failed (specification §4). */
export function useSend() {
  const [state, setState] = useSendState('idle');
  const [attempt, setAttempt] = useState<Attempt>();

  /** @returns the fields that the server finds wrong: each says so itself, and no banner does */
  async function send(
    message: ContactMessage,
  ): Promise<{ isSent: boolean; invalidFields: FormField[] }> {
    setState('sending');
    setAttempt(undefined);
    try {
      await sendMessage(message);
      setState('sent');
      setAttempt({ isSent: true });
      return { isSent: true, invalidFields: [] };
    } catch (error) {
      console.error(error);
      const invalidFields = invalidFieldsOf(error);
      setState(invalidFields.length > 0 ? 'idle' : 'failed');
      const { formData } = message;
      if (invalidFields.length === 0)
        setAttempt({ isSent: false, formData, waitMinutes: waitMinutesOf(error) });
      return { isSent: false, invalidFields };
    }
  }

  return { state, attempt, send };
}

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

function invalidFieldsOf(error: unknown): FormField[] {
  if (!(error instanceof ApiError)) return [];
  const named = error.paths.map((path) => path.replace('formData.', ''));
  return FORM_FIELDS.filter((field) => named.includes(field));
}

function waitMinutesOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.status !== TOO_MANY) return undefined;
  return Math.max(1, Math.ceil((error.retryAfterSeconds ?? 0) / 60));
}
