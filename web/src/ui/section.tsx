import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import css from './section.module.css';
import survey from './survey-line.module.css';

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
    <section
      aria-labelledby={id}
      className={classNames(css.section, css[tone], tone === 'forest' && tone)}
    >
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

interface LineProps {
  /** The number in the ring, as plots are numbered on a layout plan. */
  number: number;
  /** What stands at the far end of the line. */
  mark?: string;
}

/** An ornament: the measured line with which a section begins. */
export function SurveyLine({ number, mark }: LineProps) {
  return (
    <div className={survey.line} aria-hidden="true">
      <span className={survey.ring}>{number}</span>
      <span className={survey.chain} />
      {mark && <span className={survey.mark}>{mark}</span>}
      <span className={survey.peg} />
    </div>
  );
}
