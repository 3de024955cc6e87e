import type { ReactNode } from 'react';
import css from './disclosure.module.css';

/** What is wanted now and then: it opens under its name. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={css.disclosure}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
