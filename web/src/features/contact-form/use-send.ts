import { useEffect, useState } from 'react';
import { BANNER_MS } from '../../content/contact.ts';
import { sendMessage } from '../../lib/api.ts';
import { readMessage } from './form-data.ts';

export type SendState = 'idle' | 'sending' | 'sent' | 'failed';

/** Specification §4: idle → sending → sent or failed; either message goes after five seconds. */
export function useSend(initial: SendState) {
  const [state, setState] = useState(initial);

  useEffect(() => {
    if (state !== 'sent' && state !== 'failed') return;
    const timer = setTimeout(() => setState('idle'), BANNER_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function send(form: FormData) {
    setState('sending');
    try {
      await sendMessage(readMessage(form));
      setState('sent');
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  }

  return { state, send };
}
