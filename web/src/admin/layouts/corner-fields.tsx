import { keptOnPlan, type Point, type Size } from '@theni/contract/shape';
import { Button } from '../../ui/button.tsx';
import { plotText } from '../documents/plot-words.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import css from './draw-plots.module.css';
import type { Drawing } from './use-drawing.ts';

const text = plotText.draw;

/** The same shape as numbers, for whoever has neither mouse nor finger. */
export function CornerFields({ drawing, plan }: { drawing: Drawing; plan: Size }) {
  const { corners, change, isDrawing } = drawing;
  const least = isDrawing ? 0 : 3;

  function add() {
    const last = corners.at(-1) ?? { x: plan.width / 2, y: plan.height / 2 };
    const offset = Math.round(plan.width / 20);
    const point = corners.length === 0 ? last : { x: last.x + offset, y: last.y };
    change([...corners, keptOnPlan(point, plan)]);
  }

  function type(index: number, part: Partial<Point>) {
    const corner = corners[index];
    if (corner) change(corners.with(index, { ...corner, ...part }));
  }

  return (
    <Disclosure summary={text.keys}>
      <p>{text.keysLead}</p>
      <ol className={css.corners}>
        {corners.map((corner, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place
          <li key={index}>
            <Coordinate
              name={text.x(index + 1)}
              value={corner.x}
              max={plan.width}
              onChange={(x) => type(index, { x })}
            />
            <Coordinate
              name={text.y(index + 1)}
              value={corner.y}
              max={plan.height}
              onChange={(y) => type(index, { y })}
            />
            <IconButton
              name={text.removeCorner(index + 1)}
              icon="remove"
              disabled={corners.length <= least}
              onClick={() => change(corners.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      <Button variant="outline" onClick={add}>
        {text.addCorner}
      </Button>
    </Disclosure>
  );
}

function Coordinate({
  name,
  value,
  max,
  onChange,
}: {
  name: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}) {
  return (
    <input
      type="number"
      aria-label={name}
      min={0}
      max={max}
      value={Math.round(value)}
      onChange={({ currentTarget: { valueAsNumber } }) => {
        if (!Number.isNaN(valueAsNumber)) onChange(Math.min(max, Math.max(0, valueAsNumber)));
      }}
    />
  );
}
