import { useCallback, useEffect, useState } from 'react';

interface Message {
  text: string;
  clearAfterMs?: number | undefined;
  /** Stands under the text, as long as it does. */
  detail?: string | undefined;
}

export interface TimedMessage {
  text: string | undefined;
  detail: string | undefined;
  show: (text: string, clearAfterMs?: number, detail?: string) => void;
  clear: () => void;
}

/** A message that clears itself after its own time; without one it stays until the next. */
export function useTimedMessage(): TimedMessage {
  const [message, setMessage] = useState<Message>();
  useEffect(() => {
    if (message?.clearAfterMs === undefined) return;
    const timer = setTimeout(() => setMessage(undefined), message.clearAfterMs);
    return () => clearTimeout(timer);
  }, [message]);
  const show = useCallback(
    (text: string, clearAfterMs?: number, detail?: string) =>
      setMessage({ text, clearAfterMs, detail }),
    [],
  );
  const clear = useCallback(() => setMessage(undefined), []);
  return { text: message?.text, detail: message?.detail, show, clear };
}
