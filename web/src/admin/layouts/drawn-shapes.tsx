import { type Point, pointsOf } from '@theni/contract/shape';
import type { KeyboardEvent } from 'react';
import { plotText } from '../documents/plot-words.ts';
import css from './plan-view.module.css';
import { PlotNumber } from './plot-shape.tsx';
import type { Drawing } from './use-drawing.ts';

const text = plotText.draw;

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** All plots, and the one at hand with its corners. */
export function DrawnShapes({
  drawing,
  unit,
  reveal,
}: {
  drawing: Drawing;
  unit: number;
  reveal: (point: Point) => void;
}) {
  const { plots, at, plot, corners, isDrawing } = drawing;
  const number = plot?.Number ?? '';
  return (
    <>
      {plots.map(({ Number: number, Shape }, index) =>
        Shape === '' || index === at ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plot of the draft is known by its place
          <g key={index}>
            <polygon points={Shape} data-plot={index} className={css.shape} />
            <PlotNumber points={Shape} number={number} unit={unit} />
          </g>
        ),
      )}
      {!isDrawing && corners.length > 0 && (
        <>
          <polygon points={pointsOf(corners)} className={`${css.shape} ${css.chosen}`} />
          <PlotNumber points={pointsOf(corners)} number={number} unit={unit} />
        </>
      )}
      {isDrawing && <polyline points={pointsOf(corners)} className={css.line} />}
      {corners.map((corner, index) => (
        <Corner
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place
          key={index}
          corner={corner}
          index={index}
          name={text.corner(index + 1, number)}
          unit={unit}
          onFocus={() => reveal(corner)}
          onMove={(by) =>
            drawing.change(corners.with(index, { x: corner.x + by.x, y: corner.y + by.y }))
          }
          onClose={() => index === 0 && isDrawing && corners.length >= 3 && drawing.close()}
        />
      ))}
    </>
  );
}

interface CornerProps {
  corner: Point;
  index: number;
  name: string;
  unit: number;
  onFocus: () => void;
  onMove: (by: Point) => void;
  onClose: () => void;
}

function Corner({ corner: { x, y }, index, name, unit, onFocus, onMove, onClose }: CornerProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') onClose();
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const far = Math.max(1, Math.round(unit)) * (event.shiftKey ? 10 : 1);
    onMove({ x: arrow.x * far, y: arrow.y * far });
  }
  return (
    <>
      <circle cx={x} cy={y} r={(index === 0 ? 9 : 7) * unit} className={css.handle} />
      {/* As large as a finger. */}
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no button */}
      <circle
        cx={x}
        cy={y}
        r={22 * unit}
        className={css.grip}
        data-corner={index}
        role="button"
        tabIndex={0}
        aria-label={name}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      />
    </>
  );
}
