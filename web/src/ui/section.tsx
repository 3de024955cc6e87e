import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import css from './section.module.css';

interface Props {
  /** By which a link leads to it. */
  id?: string;
  heading: string;
  tone?: 'ground' | 'deep' | 'forest';
  /** Whether a measured line stands at its top. */
  ruled?: boolean;
  /** Text that stands beside the heading. */
  intro?: ReactNode;
  children: ReactNode;
}

export function Section({ id, heading, tone = 'ground', ruled = false, intro, children }: Props) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(css.section, css[tone], tone === 'forest' && tone)}
    >
      <div className={classNames('wrap', ruled && css.ruled)}>
        <div className={`columns ${css.head}`}>
          <h2 id={headingId}>{heading}</h2>
          {intro && <p className={css.intro}>{intro}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

export function PageHead({ heading, intro }: { heading: string; intro: string }) {
  return (
    <div className={`wrap wide-columns ${css.pageHead}`}>
      <h1>{heading}</h1>
      <p className="intro">{intro}</p>
    </div>
  );
}
