import type { Problem } from '@theni/contract';
import { startTransition, useCallback, useEffect, useState } from 'react';

/** Any answer of the API but a good one. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Paths of the fields that the server finds wrong, where it says so. */
  readonly paths: string[];
  /** How long the server wants to be left alone, where it says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    { detail, title, errors = [] }: Partial<Problem>,
    retryAfterSeconds?: number,
    requestId?: string,
  ) {
    const text = detail ?? title ?? `The server answered ${status}.`;
    super(requestId ? withRequestId(text, requestId) : text);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
    this.paths = errors.map(({ path }) => path);
  }
}

/**
 * A new name for a request, which the functions' logger writes into each line of it: it reads this
 * header (https://www.w3.org/TR/trace-context/). The first eight digits are enough to find them.
 */
export function newTrace(): { requestId: string; traceparent: string } {
  const id = crypto.randomUUID().replaceAll('-', '');
  return { requestId: id.slice(0, 8), traceparent: `00-${id}-${id.slice(16)}-00` };
}

/** The message of a fault, by which an engineer finds its request (docs/troubleshooting.md). */
export function withRequestId(text: string, requestId: string): string {
  return `${text} (request ${requestId})`;
}

/**
 * @throws {ApiError} for any answer but a good one; any other error means that there was none
 */
export async function request(address: string, init: RequestInit): Promise<Response> {
  const { requestId, traceparent } = newTrace();
  const headers = { ...init.headers, traceparent };
  const response = await fetch(address, { ...init, headers }).catch((cause: unknown) => {
    throw new Error(withRequestId('There was no answer.', requestId), { cause });
  });
  return accepted(response, requestId);
}

/** @throws {ApiError} for any answer but a good one */
export async function accepted(response: Response, requestId?: string): Promise<Response> {
  if (response.ok) return response;
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  const problem = await response.json().catch(() => ({}));
  throw new ApiError(response.status, problem, retryAfter, requestId);
}

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
