import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { adminText } from '../words.ts';
import common from './common.module.css';

/** What has gone wrong; nothing yet where it is empty. */
export function ErrorNotice({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={common.issue}>
      {children}
    </p>
  );
}

interface Props {
  notice: string;
  busy?: boolean;
  onRetry: () => void;
}

/** Something could not be loaded. While it is tried again, the button keeps its place. */
export function LoadFailed({ notice, busy, onRetry }: Props) {
  return (
    <ErrorNotice>
      {notice}{' '}
      <Button variant="outline" onClick={onRetry} disabled={busy}>
        {adminText.frame.tryAgain}
      </Button>
    </ErrorNotice>
  );
}
