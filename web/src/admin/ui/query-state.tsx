import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { apiErrorText } from '../api/errors.ts';
import { adminText } from '../texts.ts';
import common from './common.module.css';

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
  notice = 'This could not be loaded.',
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
  const notice = error ? failed?.(apiErrorText(error)) : undefined;
  if (error) return <LoadFailed notice={notice} busy={isFetching} onRetry={() => refetch()} />;
  return data === undefined ? <p role="status">{adminText.loading}</p> : null;
}
