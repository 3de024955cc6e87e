import css from './banner.module.css';
import { classNames } from './class-names.ts';

/** The place of a message is there before the message, so that screen readers hear it. */
export function Banner({ kind, text }: { kind: 'good' | 'bad'; text: string | undefined }) {
  return (
    <div role="status" className={css.place}>
      {text && <p className={classNames(css.banner, css[kind])}>{text}</p>}
    </div>
  );
}
