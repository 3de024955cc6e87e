import { type ReactNode, useState } from 'react';
import common from './common.module.css';

interface Props {
  summary: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** What is wanted now and then: it opens under its name. */
export function Disclosure({ summary, isOpen = false, children }: Props) {
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
