import { startTransition, useCallback, useEffect, useState } from 'react';
import { ApiError, request } from './api.ts';

interface Answer<Value> {
  address: string;
  value?: Value;
  error?: unknown;
}

/**
 * What the API answers at this address. The answer of an older address stays until the new one's is
 * here, and an answer that nobody waits for any more is left.
 * @param address undefined to ask for nothing
 * @returns `isCurrent` once the value, or the error, is of this very address
 */
export function useJson<Value>(address: string | undefined) {
  const [answer, setAnswer] = useState<Answer<Value>>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    if (address === undefined) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    request(address, { signal })
      .then((response): Promise<Value> => response.json())
      .then((value) => startTransition(() => setAnswer({ address, value })))
      .catch((error) => {
        if (signal.aborted) return;
        // That there is no such thing is an answer, too.
        if (!(error instanceof ApiError && error.status === 404)) console.error(error);
        setAnswer(({ value } = { address }) => ({ address, ...(value && { value }), error }));
      });
    return () => leaving.abort();
  }, [address, attempt]);

  const isCurrent = answer !== undefined && answer.address === address;
  const retry = useCallback(() => {
    setAnswer(undefined);
    setAttempt((last) => last + 1);
  }, []);
  return { value: answer?.value, error: isCurrent ? answer.error : undefined, isCurrent, retry };
}
