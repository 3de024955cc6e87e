import { useEffect, useState } from 'react';
import { BANNER_MS } from '../../content/contact.ts';
import { ApiError } from '../../lib/api.ts';
import { type Message, sendMessage } from './send-message.ts';

export type SendState = 'idle' | 'sending' | 'sent' | 'failed';

export interface Refusal {
  /** The fields that the server finds wrong. */
  fields: string[];
  /** What the server says to a visitor who is not at fault, such as how long to wait. */
  sentence: string | undefined;
}

const TOO_MANY = 429;

/** Specification §4: idle → sending → sent or failed; either message goes after five seconds. */
export function useSend(initial: SendState) {
  const [state, setState] = useState(initial);
  /** Of the last attempt, for as long as none has succeeded. */
  const [refusal, setRefusal] = useState<Refusal | undefined>(
    initial === 'failed' ? { fields: [], sentence: undefined } : undefined,
  );

  useEffect(() => {
    if (state !== 'sent' && state !== 'failed') return;
    const timer = setTimeout(() => setState('idle'), BANNER_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function send(message: Message): Promise<{ received: boolean; fields: string[] }> {
    setState('sending');
    try {
      await sendMessage(message);
      setState('sent');
      setRefusal(undefined);
      return { received: true, fields: [] };
    } catch (error) {
      console.error(error);
      setState('failed');
      const refused = refusalOf(error);
      setRefusal(refused);
      return { received: false, fields: refused.fields };
    }
  }

  return { state, refusal, send };
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { fields: [], sentence: undefined };
  return {
    fields: error.paths.map((path) => path.replace('formData.', '')),
    sentence: error.status === TOO_MANY ? error.message : undefined,
  };
}
