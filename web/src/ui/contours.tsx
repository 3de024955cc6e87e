import css from './contours.module.css';

/** An ornament: height lines behind a coloured band. The parent is positioned and clips. */
export function Contours() {
  return <span className={css.contours} aria-hidden="true" />;
}
