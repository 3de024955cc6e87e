import type { Layout } from '@theni/contract/layout-fields';
import { plotPath } from '@theni/contract/layout-values';
import type { Plot } from '@theni/contract/plot-fields';
import { useRef, useState } from 'react';
import { PlanTools } from '../../../layouts/plan/plan-tools.tsx';
import {
  cornersOf,
  middleOf,
  type Point,
  pixelsBetween,
  pointsOf,
  signedArea,
  sizeOf,
} from '../../../layouts/plan/shape.ts';
import { usePlanGestures } from '../../../layouts/plan/use-plan-gestures.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { layoutAddress } from '../../addresses.ts';
import { useFilePicture } from '../../fields/uploaded-files.ts';
import { labels } from '../../help/labels.ts';
import common from '../../ui/common.module.css';
import { notify } from '../../ui/notice.ts';
import css from '../layouts.module.css';
import { useLayout } from '../use-layout.ts';

const TOOLS = { larger: 'Larger', smaller: 'Smaller', whole: 'Whole plan' };

type Plan = NonNullable<Layout['plan']>;

export function DrawPlots() {
  const { slug, layout } = useLayout();
  if (!layout.plan)
    return (
      <p>
        There is no layout plan yet. Upload its picture first.{' '}
        <Link to={layoutAddress(slug, 'details', 'plan')} className={common.link}>
          To the layout plan
        </Link>
      </p>
    );
  if (layout.plots.length === 0) return <p>There are no plots yet. Add them first.</p>;
  return <DrawOnPlan plan={layout.plan} plots={layout.plots} />;
}

function DrawOnPlan({ plan, plots }: { plan: Plan; plots: Plot[] }) {
  const { saver } = useLayout();
  const [chosen, setChosen] = useState(() => nextUndrawn(plots)?.id ?? plots[0]?.id);
  const [tapped, setTapped] = useState<Point[]>([]);
  const plot = plots.find(({ id }) => id === chosen) ?? plots[0];
  const undrawn = plots.filter(({ shape }) => shape === '').length;
  const isDrawn = plot?.shape !== '' && tapped.length === 0;

  function choose(id: string | undefined) {
    setTapped([]);
    setChosen(id);
  }

  function put(shape: string) {
    if (plot) saver.put({ [plotPath(plot.id, 'shape')]: shape });
  }

  function close() {
    put(pointsOf(tapped));
    choose(nextUndrawn(plots, plot)?.id ?? plot?.id);
  }

  function tap(point: Point) {
    const last = tapped.at(-1);
    // A trembling finger taps twice, and means one corner.
    const isAgain = last && pixelsBetween(last, point) < plan.width / 200;
    if (!isDrawn && !isAgain) setTapped([...tapped, point]);
  }

  if (!plot) return null;
  const isShape = tapped.length >= 3 && Math.abs(signedArea(tapped)) >= 1;
  return (
    <>
      <SelectField
        label="Plot"
        hint={undrawn > 0 ? `Not drawn yet: ${undrawn} of ${plots.length} plots.` : undefined}
        value={plot.id}
        options={plots.map(({ id, number, shape }) => [
          id,
          `${number} · ${shape ? 'drawn' : 'not drawn'}`,
        ])}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <p role="status">
        {isDrawn
          ? `Plot ${plot.number} is drawn.`
          : `Tap the corners of plot ${plot.number} on the plan, one after another.`}
      </p>
      <PlanView plan={plan} plots={plots} chosen={plot.id} corners={tapped} onTap={tap} />
      <div className={common.row}>
        {isDrawn ? (
          <Button
            variant="outline"
            onClick={() => {
              const { shape } = plot;
              put('');
              notify({
                text: `The outline of plot ${plot.number} is deleted.`,
                action: { name: labels.undo, act: () => put(shape) },
              });
            }}
          >
            Draw plot {plot.number} again
          </Button>
        ) : (
          <Button
            variant="outline"
            disabled={tapped.length === 0}
            onClick={() => setTapped(tapped.slice(0, -1))}
          >
            Undo the last corner
          </Button>
        )}
        {/* It stays, so that nothing takes its place under a thumb that taps twice. */}
        <Button disabled={!isShape} onClick={close}>
          Done, next plot
        </Button>
      </div>
    </>
  );
}

function nextUndrawn(plots: Plot[], after?: Plot): Plot | undefined {
  const later = after ? plots.slice(plots.indexOf(after) + 1) : [];
  return [...later, ...plots].find((plot) => plot.shape === '' && plot.id !== after?.id);
}

interface ViewProps {
  plan: Plan;
  plots: Plot[];
  /** The id of a plot. */
  chosen: string;
  corners: Point[];
  onTap: (point: Point) => void;
}

function PlanView({ plan, plots, chosen, corners, onTap }: ViewProps) {
  const svg = useRef<SVGSVGElement>(null);
  const { src, isError } = useFilePicture(plan.file);
  const gestures = usePlanGestures(svg, plan, { onTap });
  return (
    <div className={common.stack}>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no group of fields */}
      <svg
        ref={svg}
        className={css.plan}
        viewBox={gestures.viewBox}
        style={{ aspectRatio: `${plan.width} / ${plan.height}` }}
        role="group"
        aria-label="Layout plan"
        {...gestures.handlers}
      >
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
        <polyline points={pointsOf(corners)} className={css.line} />
        {corners.map(({ x, y }) => (
          <path key={`${x} ${y}`} className={css.corner} d={`M${x} ${y}h0`} />
        ))}
      </svg>
      <div className={common.row}>
        <PlanTools text={TOOLS} {...gestures} />
        <p role="status">{isError ? 'The plan could not be loaded.' : src ? '' : 'Loading..'}</p>
      </div>
    </div>
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
