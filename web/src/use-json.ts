import { startTransition, useCallback, useEffect, useState } from 'react';
import { ApiError, request } from './api.ts';

/**
 * Asks the API. The answer of an older address stays until that of the new one is here; a request
 * whose answer nobody waits for any more is aborted.
 * @param address undefined to ask for nothing
 * @returns `isCurrent` once the value is of this very address; an `error` always is
 */
export function useJson<Value>(address: string | undefined) {
  const [answer, setAnswer] = useState<{ address: string; value: Value }>();
  const [failure, setFailure] = useState<{ address: string; error: unknown }>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    if (address === undefined) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    request(address, { signal })
      .then((response): Promise<Value> => response.json())
      .then((value) =>
        startTransition(() => {
          setAnswer({ address, value });
          setFailure(undefined);
        }),
      )
      .catch((error) => {
        if (signal.aborted) return;
        // A 404 is an answer, too.
        if (!(error instanceof ApiError && error.status === 404)) console.error(error);
        setFailure({ address, error });
      });
    return () => leaving.abort();
  }, [address, attempt]);

  const retry = useCallback(() => {
    setFailure(undefined);
    setAttempt((last) => last + 1);
  }, []);
  return {
    value: answer?.value,
    error: failure?.address === address ? failure?.error : undefined,
    isCurrent: answer !== undefined && answer.address === address,
    retry,
  };
}
