import type { ContactMessage } from '@theni/contract';
import { useEffect, useState } from 'react';
import { ApiError } from '../api.ts';
import { sendMessage } from './send-message.ts';

export type SendState = 'idle' | 'sending' | 'sent' | 'failed';
const FIELDS = ['name', 'email', 'phone', 'comeOn', 'message'] as const;
export type Field = (typeof FIELDS)[number];

export interface Failure {
  /** Too many messages have come: when to try again. The visitor is not at fault. */
  waitMinutes: number | undefined;
}

/** Specification §9. */
const BANNER_MS = 5000;
const TOO_MANY = 429;

/** Specification §4: sent and failed each go after five seconds. */
export function useSendState(initial: SendState) {
  const [state, setState] = useState(initial);
  useEffect(() => {
    if (state !== 'sent' && state !== 'failed') return;
    const timer = setTimeout(() => setState('idle'), BANNER_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return [state, setState] as const;
}

/** Specification §4: idle → sending → sent or failed. */
export function useSend() {
  const [state, setState] = useSendState('idle');
  /** Of the last attempt, until the next one. */
  const [failure, setFailure] = useState<Failure>();
  const [received, setReceived] = useState(false);

  async function send(message: ContactMessage): Promise<{ stored: boolean; wrong: Field[] }> {
    setState('sending');
    setFailure(undefined);
    setReceived(false);
    try {
      await sendMessage(message);
      setState('sent');
      setReceived(true);
      return { stored: true, wrong: [] };
    } catch (error) {
      console.error(error);
      const wrong = wrongFields(error);
      setState(wrong.length > 0 ? 'idle' : 'failed');
      if (wrong.length === 0) setFailure({ waitMinutes: waitMinutesOf(error) });
      return { stored: false, wrong };
    }
  }

  return { state, failure, received, send };
}

/** The fields that the server finds wrong: each says so itself. */
function wrongFields(error: unknown): Field[] {
  if (!(error instanceof ApiError)) return [];
  const named = error.paths.map((path) => path.replace('formData.', ''));
  return FIELDS.filter((field) => named.includes(field));
}

function waitMinutesOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.status !== TOO_MANY) return undefined;
  return Math.max(1, Math.ceil((error.retryAfterSeconds ?? 0) / 60));
}
