import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { adminText } from '../words.ts';
import css from './fault.module.css';

/** What has gone wrong; nothing yet where it is empty. */
export function Fault({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={css.fault}>
      {children}
    </p>
  );
}

/** Something could not be loaded. While it is tried again, the button keeps its place. */
export function LoadFailed({
  said,
  busy = false,
  onRetry,
}: {
  said: string;
  busy?: boolean;
  onRetry: () => void;
}) {
  return (
    <Fault>
      {said}{' '}
      <Button look="outline" onClick={onRetry} disabled={busy}>
        {adminText.frame.tryAgain}
      </Button>
    </Fault>
  );
}
