import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { apiErrorText } from '../api/errors.ts';
import common from './common.module.css';

export function ErrorNotice({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={common.issue}>
      {children}
    </p>
  );
}

interface LoadFailedProps {
  notice: string;
  isBusy?: boolean;
  onRetry: () => void;
}

function LoadFailed({ notice, isBusy = false, onRetry }: LoadFailedProps) {
  return (
    <ErrorNotice>
      {notice}{' '}
      <Button variant="outline" onClick={onRetry} isBusy={isBusy}>
        {isBusy ? 'Loading..' : 'Try again'}
      </Button>
    </ErrorNotice>
  );
}

type Query = { data: unknown; error: Error | null; isFetching: boolean; refetch: () => unknown };
type StateProps = { query: Query; failed?: (reason: string) => string };

const thisFailed = (reason: string) => `This could not be loaded. ${reason}`;

/** Says that a query is loading, or why it has failed. */
export function QueryState({ query, failed = thisFailed }: StateProps) {
  const { data, error, isFetching, refetch } = query;
  if (error) {
    const notice = failed(apiErrorText(error));
    return <LoadFailed notice={notice} isBusy={isFetching} onRetry={() => refetch()} />;
  }
  return data === undefined ? <p role="status">Loading..</p> : null;
}

/**
 * Older browsers remember that a script could not be loaded, so only a reload of the page asks
 * again (https://github.com/whatwg/html/pull/10327). The reload loses nothing that was typed.
 */
export function PageFailed() {
  return <LoadFailed notice="This page could not be loaded." onRetry={() => location.reload()} />;
}
