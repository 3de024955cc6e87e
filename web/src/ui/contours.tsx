import contours from './contours.svg?no-inline';

/** No background: a browser draws an SVG on the thread that paints, and this one can come later. */
export function Contours() {
  return <img className="contours" src={contours} width={900} height={420} alt="" loading="lazy" />;
}
