import { useEffect, useState } from 'react';

export interface Message {
  text: string;
  clearAfterMs?: number;
  detail?: string | undefined;
}

export function useTimedMessage() {
  const [message, show] = useState<Message>();
  useEffect(() => {
    if (message?.clearAfterMs === undefined) return;
    const timer = setTimeout(show, message.clearAfterMs, undefined);
    return () => clearTimeout(timer);
  }, [message]);
  return [message, show] as const;
}
