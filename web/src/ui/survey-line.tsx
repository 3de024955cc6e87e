import css from './survey-line.module.css';

interface Props {
  /** The number in the ring, as plots are numbered on a layout plan. */
  number: number;
  /** What stands at the far end of the line. */
  mark?: string;
}

/** An ornament: the measured line with which a section begins. */
export function SurveyLine({ number, mark }: Props) {
  return (
    <div className={css.line} aria-hidden="true">
      <span className={css.ring}>{number}</span>
      <span className={css.chain} />
      {mark && <span className={css.mark}>{mark}</span>}
      <span className={css.peg} />
    </div>
  );
}
