import { type ReactNode, useEffect, useRef } from 'react';
import css from './disclosure.module.css';

/** What is wanted now and then: it opens under its name. */
export function Disclosure({
  summary,
  isOpen = false,
  children,
}: {
  summary: ReactNode;
  /** Something in it needs to be seen. */
  isOpen?: boolean;
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  // It closes by hand alone, not under what was just pressed in it.
  useEffect(() => {
    if (isOpen && details.current) details.current.open = true;
  }, [isOpen]);
  return (
    <details ref={details} className={css.disclosure}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
