import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import css from './section.module.css';

interface Props {
  heading: string;
  tone?: 'ground' | 'deep' | 'forest';
  /** It begins with a measured line. */
  ruled?: boolean;
  /** Text that stands beside the heading. */
  intro?: ReactNode;
  children: ReactNode;
}

export function Section({ heading, tone = 'ground', ruled = false, intro, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(css.section, css[tone], tone === 'forest' && tone)}
    >
      <div className={classNames('wrap', ruled && css.ruled)}>
        <div className={`columns ${css.head}`}>
          <h2 id={id}>{heading}</h2>
          {intro && <p className={css.intro}>{intro}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
