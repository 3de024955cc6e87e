import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import css from './section.module.css';
import { SurveyLine } from './survey-line.tsx';

interface Props {
  heading: string;
  number?: number;
  mark?: string;
  tone?: 'ground' | 'deep' | 'forest' | 'laterite';
  /** Text that stands beside the heading. */
  intro?: ReactNode;
  children: ReactNode;
}

export function Section({ heading, number, mark, tone = 'ground', intro, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames(css.section, css[tone])}>
      <div className="wrap">
        {number && <SurveyLine number={number} {...(mark ? { mark } : {})} />}
        <div className={`columns ${css.head}`}>
          <h2 id={id}>{heading}</h2>
          {intro && <p className={css.intro}>{intro}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
