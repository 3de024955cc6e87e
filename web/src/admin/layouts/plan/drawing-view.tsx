import type { Layout } from '@theni/contract/layout-fields';
import type { Plot } from '@theni/contract/plot-fields';
import { type PointerEvent, useMemo, useRef, useState } from 'react';
import { PlanTools } from '../../../layouts/plan/plan-tools.tsx';
import { cornersOf, middleOf, type Point, pointsOf, sizeOf } from '../../../layouts/plan/shape.ts';
import { usePlanGestures } from '../../../layouts/plan/use-plan-gestures.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useFilePicture } from '../../fields/uploaded-files.ts';
import common from '../../ui/common.module.css';
import css from '../layouts.module.css';
import { viewAround } from './outlines.ts';

export type Plan = NonNullable<Layout['plan']>;

const TOOLS = { larger: 'Larger', smaller: 'Smaller', whole: 'Whole plan' };

/** A finger may miss what it means by so many CSS pixels. */
const FINGER = 14;

interface ViewProps {
  plan: Plan;
  plots: Plot[];
  /** The id of a plot. */
  chosen: string;
  /** The corners around which the plan is shown; all of it as long as there are none. */
  workedOn: Point[];
  corners: Point[];
  moving: number | undefined;
  /** Whether the corners are not an outline yet. */
  isOpen: boolean;
  /** @param within how far a finger may be from what it means, in pixels of the plan */
  onTap: (point: Point, within: number) => void;
}

/** The plan with its plots, which zooms to where the owner works. */
export function DrawingView(props: ViewProps) {
  const { plan, plots, chosen, workedOn, corners, moving, isOpen, onTap } = props;
  const svg = useRef<SVGSVGElement>(null);
  const { src, isError } = useFilePicture(plan.file);
  const [finger, setFinger] = useState<Finger>();
  const within = () => FINGER / (svg.current?.getScreenCTM()?.a ?? 1);
  const gestures = usePlanGestures(svg, plan, { onTap: (point) => onTap(point, within()) });
  const [shownAround, setShownAround] = useState(workedOn);
  if (workedOn !== shownAround) {
    setShownAround(workedOn);
    gestures.show(viewAround(workedOn, plan));
  }
  // A finger that moves draws the lens anew, and not all plots.
  const drawn = useMemo(
    () => (
      <>
        <rect width={plan.width} height={plan.height} fill="#fff" />
        {src && <image href={src} width={plan.width} height={plan.height} />}
        {plots
          .filter(({ shape }) => shape !== '')
          .map(({ id, number, shape }) => (
            <g key={id}>
              <polygon points={shape} className={id === chosen ? css.chosen : css.shape} />
              <PlotNumber number={number} points={shape} most={plan.width / 25} />
            </g>
          ))}
      </>
    ),
    [plan, plots, chosen, src],
  );

  function follow(event: PointerEvent<SVGSVGElement>) {
    const { clientX, clientY, pointerType, buttons, currentTarget } = event;
    if (pointerType === 'mouse' || buttons === 0) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(
      currentTarget.getScreenCTM()?.inverse(),
    );
    setFinger({ x, y, radius: 1.5 * within(), isLeft: clientX < left + width / 2 });
  }
  const { onPointerDown, onPointerMove, onPointerUp, ...handlers } = gestures.handlers;

  function lift(event: PointerEvent<SVGSVGElement>) {
    onPointerUp(event);
    setFinger(undefined);
  }

  return (
    <div className={common.stack}>
      <div className={css.desk}>
        {/* biome-ignore lint/a11y/useSemanticElements: SVG has no group of fields */}
        <svg
          ref={svg}
          className={css.plan}
          viewBox={gestures.viewBox}
          style={{ aspectRatio: `${plan.width} / ${plan.height}` }}
          role="group"
          aria-label="Layout plan"
          {...handlers}
          onPointerDown={(event) => {
            onPointerDown(event);
            follow(event);
          }}
          onPointerMove={(event) => {
            onPointerMove(event);
            follow(event);
          }}
          onPointerUp={lift}
          onPointerCancel={lift}
        >
          <g id="drawn-plan">{drawn}</g>
          {isOpen && <polyline points={pointsOf(corners)} className={css.line} />}
          {corners.map(({ x, y }, at) => (
            <path
              key={`${x} ${y}`}
              className={at === moving ? css.moving : css.corner}
              d={`M${x} ${y}h0`}
            />
          ))}
        </svg>
        {finger && <Lens {...finger} />}
      </div>
      <div className={common.row}>
        <PlanTools text={TOOLS} {...gestures} />
        <p role="status">{isError ? 'The plan could not be loaded.' : src ? '' : 'Loading..'}</p>
      </div>
    </div>
  );
}

/** A place of the plan under a finger, and how much around it is shown. */
interface Finger extends Point {
  radius: number;
  isLeft: boolean;
}

/** What the finger covers, in the corner that is away from it. */
function Lens({ x, y, radius, isLeft }: Finger) {
  return (
    <svg
      className={classNames(css.plan, css.lens, isLeft && css.right)}
      viewBox={`${x - radius} ${y - radius} ${2 * radius} ${2 * radius}`}
      aria-hidden="true"
    >
      <use href="#drawn-plan" />
      <path className={css.corner} d={`M${x} ${y}h0`} />
    </svg>
  );
}

/** @param props.most the greatest size of its digits, in pixels of the plan */
function PlotNumber({ number, points, most }: { number: string; points: string; most: number }) {
  const corners = cornersOf(points);
  const { x, y } = middleOf(corners);
  const { width, height } = sizeOf(corners);
  const size = Math.min(most, width / number.length, height * 0.7);
  return (
    <text x={x} y={y} fontSize={size} strokeWidth={size / 5}>
      {number}
    </text>
  );
}
