import contours from './contours.svg?no-inline';

/** An image may come late; a background would be drawn by the very thread that paints the page. */
export function Contours() {
  return <img className="contours" src={contours} width={900} height={420} alt="" loading="lazy" />;
}
