import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import { reasonOf } from '../api/errors.ts';
import { adminText } from '../words.ts';
import common from './common.module.css';

interface Notice {
  text: string;
  action?: { name: string; act: () => void };
}

let notice: Notice | undefined;
const listeners = new Set<() => void>();

export function notify(next: Notice | undefined): void {
  notice = next;
  for (const listener of listeners) listener();
}

/** Does what the notice offers; a second tap finds nothing more to do. */
export function actOnNotice(): void {
  const { text = '', action } = notice ?? {};
  if (!action) return;
  notify({ text });
  action.act();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useNotice(): Notice | undefined {
  return useSyncExternalStore(subscribe, () => notice);
}

export const NOTICE_ID = 'notice';

export function focusNotice(): void {
  document.getElementById(NOTICE_ID)?.focus({ preventScroll: true });
}

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

export function ErrorNotice({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={common.issue}>
      {children}
    </p>
  );
}

interface LoadFailedProps {
  notice?: string | undefined;
  busy?: boolean;
  onRetry: () => void;
}

export function LoadFailed({
  notice = adminText.frame.loadFailed,
  busy,
  onRetry,
}: LoadFailedProps) {
  return (
    <ErrorNotice>
      {notice}{' '}
      <Button variant="outline" onClick={onRetry} disabled={busy}>
        {adminText.frame.tryAgain}
      </Button>
    </ErrorNotice>
  );
}

type Query = { data: unknown; error: Error | null; isFetching: boolean; refetch: () => unknown };
type StateProps = { query: Query; failed?: (reason: string) => string };

/** That it is on its way, or what has gone wrong; nothing once it is there. */
export function QueryState({ query, failed }: StateProps) {
  const { data, error, isFetching, refetch } = query;
  const notice = error ? failed?.(reasonOf(error)) : undefined;
  if (error) return <LoadFailed notice={notice} busy={isFetching} onRetry={() => refetch()} />;
  return data === undefined ? <p role="status">{adminText.auth.loading}</p> : null;
}
