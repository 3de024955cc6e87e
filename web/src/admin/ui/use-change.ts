import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isRefusal } from '../api/errors.ts';
import { notify } from './notice.ts';

interface Options<Data, Variables>
  extends Omit<UseMutationOptions<Data, Error, Variables>, 'onError'> {
  /** What the notice says of a failure: what was to be changed, and why it was not. */
  failure: (error: Error, variables: Variables) => string;
  /** Whether the control that shows the failure is open. */
  isOpen?: boolean;
}

/**
 * A mutation whose control shows its failure. Once that control is closed, the notice shows the
 * failure, and offers to try again unless the server has refused.
 */
export function useChange<Data, Variables = void>({
  failure,
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
      notify({ text: failure(error, variables), ...(!isRefusal(error) && { action }) });
    },
  });
  return change;
}
