import type { ReactNode } from 'react';
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
  return (
    <details className={css.disclosure} open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
