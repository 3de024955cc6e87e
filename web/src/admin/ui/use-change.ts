import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isRefusal } from '../api/errors.ts';
import { notify } from './notice.ts';

interface Options<Data, Variables>
  extends Omit<UseMutationOptions<Data, Error, Variables>, 'onError'> {
  /** Why it has failed, and what to do. */
  failure: (error: Error) => string;
  /** What was to be changed, for the notice; left out where `failure` names it. */
  nameOf?: (variables: Variables) => string;
  /** Whether the control that shows the failure is open. */
  isOpen?: boolean;
}

/**
 * A mutation whose control shows `failed`, the sentence of its failure. Once that control is
 * closed, the notice shows it, and offers to try again unless the server has refused.
 */
export function useChange<Data, Variables = void>({
  failure,
  nameOf,
  isOpen = true,
  ...options
}: Options<Data, Variables>) {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = isOpen;
    return () => {
      isShown.current = false;
    };
  }, [isOpen]);

  const change = useMutation({
    ...options,
    onError: (error, variables) => {
      if (isShown.current) return;
      const action = { name: 'Try again', act: () => change.mutate(variables) };
      const text = [nameOf?.(variables), failure(error)].filter(Boolean).join(': ');
      notify({ text, ...(!isRefusal(error) && { action }) });
    },
  });
  return { ...change, failed: change.error && failure(change.error) };
}

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
