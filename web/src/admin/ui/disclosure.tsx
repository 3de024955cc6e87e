import { type ReactNode, useState } from 'react';
import common from './common.module.css';

interface DisclosureProps {
  summary: ReactNode;
  /** It opens when this becomes true, or another key. Only the owner closes it. */
  isOpen?: boolean | string;
  children: ReactNode;
}

export function Disclosure({ summary, isOpen = false, children }: DisclosureProps) {
  const [isUnfolded, setUnfolded] = useState(Boolean(isOpen));
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setUnfolded(true);
  }
  return (
    <details
      open={isUnfolded}
      // The browser folds the element by itself, and React has to know that to open it again.
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
      className={common.disclosure}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
