import { cornersOf, middleOf, sizeOf } from '@theni/contract/shape';
import css from './plan-view.module.css';

/** The number in the middle of a plot: readable where there is room, never wider than the plot. */
export function PlotNumber({
  points,
  number,
  unit,
}: {
  points: string;
  number: string;
  unit: number;
}) {
  const corners = cornersOf(points);
  const { x, y } = middleOf(corners);
  const { width, height } = sizeOf(corners);
  const room = Math.min((width / Math.max(2, number.length)) * 1.5, height * 0.7);
  const size = Math.min(16 * unit, Math.max(room, 7 * unit));
  return (
    <text x={x} y={y} className={css.number} fontSize={size} strokeWidth={size / 5}>
      {number}
    </text>
  );
}
