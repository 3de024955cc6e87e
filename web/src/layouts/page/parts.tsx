import { type ReactNode, useId } from 'react';
import css from './parts.module.css';

/** One of several small parts with a heading that stand side by side. */
export function Part(props: { heading: string; level?: 'h2' | 'h3'; children: ReactNode }) {
  const { heading, level: Heading = 'h3', children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.part}>
      <Heading id={id}>{heading}</Heading>
      {children}
    </section>
  );
}

export function Lines({ of: lines }: { of: string[] }) {
  return (
    <ul className={css.rows}>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

export function Facts({ of: facts }: { of: [name: string, value: ReactNode][] }) {
  return (
    <dl className={css.rows}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
