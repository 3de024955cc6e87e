import css from './contours.module.css';
import contours from './contours.svg?no-inline';

/**
 * An ornament: height lines behind a coloured band. The parent is positioned and clips. No background: a browser draws an SVG
 * on the thread that also paints the page, and this one can come after it.
 */
export function Contours() {
  return (
    <img className={css.contours} src={contours} width={900} height={420} alt="" loading="lazy" />
  );
}
