import css from './banner.module.css';
import { classNames } from './class-names.ts';

/** The live region is there before its message, because screen readers hear changes alone. */
export function Banner({ kind, text }: { kind: 'good' | 'bad'; text: string | undefined }) {
  return (
    <div role="status" className={css.region}>
      {text && <p className={classNames(css.banner, css[kind])}>{text}</p>}
    </div>
  );
}
