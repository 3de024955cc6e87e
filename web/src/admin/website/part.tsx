import type { ReactNode } from 'react';
import common from '../ui/common.module.css';

export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={common.stack} aria-label={name}>
      <h3>{name}</h3>
      {children}
    </section>
  );
}
