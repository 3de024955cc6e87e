import { type ReactNode, useState } from 'react';
import common from './common.module.css';

interface DisclosureProps {
  summary: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

export function Disclosure({ summary, isOpen = false, children }: DisclosureProps) {
  const [wasOpened, setOpened] = useState(isOpen);
  // It closes by hand alone, not under what was just pressed in it.
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <details open={wasOpened} className={common.disclosure}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
