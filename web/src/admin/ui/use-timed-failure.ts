import { useEffect, useState } from 'react';

export interface Failure {
  text: string;
  detail?: string;
  clearAfterMs: number;
}

/** A failure that is shown for as long as specification §8 says. */
export function useTimedFailure() {
  const [failure, show] = useState<Failure>();
  useEffect(() => {
    if (!failure) return;
    const timer = setTimeout(show, failure.clearAfterMs, undefined);
    return () => clearTimeout(timer);
  }, [failure]);
  return [failure, show] as const;
}
