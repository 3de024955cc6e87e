import { plotPath } from '@theni/contract/layout-values';
import type { Plot } from '@theni/contract/plot-fields';
import { useState } from 'react';
import {
  cornersOf,
  type Point,
  pixelsBetween,
  pointsOf,
  signedArea,
} from '../../../layouts/plan/shape.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { layoutAddress } from '../../addresses.ts';
import { type Amount, AmountField } from '../../fields/amount-field.tsx';
import { useStored } from '../../storage.ts';
import common from '../../ui/common.module.css';
import { notifyWithUndo } from '../../ui/notice.ts';
import css from '../layouts.module.css';
import { useLayout } from '../use-layout.ts';
import { DrawingView, type Plan } from './drawing-view.tsx';
import {
  cornerNear,
  cornersFor,
  dividedStrip,
  nextLike,
  snapped,
  tappedCorners,
} from './outlines.ts';

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
  const [first, ...others] = layout.plots;
  if (!first) return <p>There are no plots yet. Add them first.</p>;
  return <DrawOnPlan plan={layout.plan} plots={[first, ...others]} />;
}

/** The corners that are tapped lie on the device until they are an outline. */
function DrawOnPlan({ plan, plots }: { plan: Plan; plots: [Plot, ...Plot[]] }) {
  const { slug, saver } = useLayout();
  const [drawn, setDrawn] = useStored(`corners ${slug}`, tappedCorners, {
    plot: nextUndrawn(plots)?.id ?? '',
    plan: plan.file,
    corners: [],
  });
  /** Where he works: what he has drawn last, or has chosen. */
  const [workedOn, setWorkedOn] = useState<Point[]>([]);
  /** The index of the corner that is to be moved. */
  const [moving, setMoving] = useState<number>();
  const [count, setCount] = useState<Amount>(null);
  const plot = plots.find((one) => one.id === drawn.plot) ?? nextUndrawn(plots) ?? plots[0];
  const { id, number, shape } = plot;
  const tapped = cornersFor(plot, plan, drawn);
  const undrawn = plots.filter((one) => one.shape === '');
  const isDrawn = shape !== '' && tapped.length === 0;
  const own = isDrawn ? cornersOf(shape) : tapped;
  const isShape = tapped.length >= 3 && Math.abs(signedArea(tapped)) >= 1;
  const next = nextLikeOf(plots, plot, plan);
  const row = typeof count === 'number' ? Math.floor(count) : 0;
  const ofRow = [plot, ...undrawn.slice(undrawn.indexOf(plot) + 1)].slice(0, row);
  const isRow = isShape && tapped.length === 4 && row > 1 && ofRow.length === row;

  const setTapped = (corners: Point[], of = id) => setDrawn({ plot: of, plan: plan.file, corners });

  /** @param beside the corners beside which he goes on */
  function choose(chosen: string, beside: Point[]) {
    setMoving(undefined);
    setTapped([], chosen);
    if (beside.length > 0) setWorkedOn(beside);
  }

  /** @param shapes by the ids of their plots */
  function setShapes(shapes: [id: string, shape: string][], done: string) {
    const shapeOf = (one: string) => plots.find((each) => each.id === one)?.shape ?? '';
    const after = Object.fromEntries(shapes.map(([one, to]) => [plotPath(one, 'shape'), to]));
    const before = Object.fromEntries(
      shapes.map(([one]) => [plotPath(one, 'shape'), shapeOf(one)]),
    );
    saver.put(after);
    notifyWithUndo(done, () => {
      saver.put(before, { undone: after });
      choose(id, []);
    });
  }

  /** @param targets whose outlines they are */
  function close(outlines: Point[][], targets: Plot[]) {
    const last = targets.at(-1) ?? plot;
    const shapes = targets.map((one, at): [string, string] => [
      one.id,
      pointsOf(outlines[at] ?? []),
    ]);
    const those =
      targets.length > 1 ? `Plots ${number} to ${last.number} are` : `Plot ${number} is`;
    setShapes(shapes, `${those} drawn.`);
    const later = plots.slice(plots.indexOf(last) + 1);
    const left = [...later, ...plots].find((one) => one.shape === '' && !targets.includes(one));
    choose((left ?? last).id, outlines.flat());
  }

  function tap(point: Point, within: number) {
    const others = plots.filter((one) => one.shape !== '' && one.id !== id);
    const outlines = others.map((one) => cornersOf(one.shape));
    if (!isDrawn) {
      const corner = snapped(point, { outlines, tapped, within });
      const last = tapped.at(-1);
      // A trembling finger taps twice, and means one corner.
      const isAgain = last && pixelsBetween(last, corner) < within / 2;
      if (!isAgain) setTapped([...tapped, corner]);
    } else if (moving === undefined) {
      setMoving(cornerNear(point, own, 2 * within));
    } else {
      const corner = snapped(point, { outlines, tapped: [], within });
      setShapes([[id, pointsOf(own.with(moving, corner))]], `A corner of plot ${number} is moved.`);
      setMoving(undefined);
    }
  }

  return (
    <>
      <SelectField
        label="Plot"
        hint={
          undrawn.length > 0
            ? `Not drawn yet: ${undrawn.length} of ${plots.length} plots.`
            : undefined
        }
        value={id}
        options={plots.map((one) => [
          one.id,
          `${one.number} · ${one.shape ? 'drawn' : 'not drawn'}`,
        ])}
        onChange={({ currentTarget: { value } }) => choose(value, drawnAt(plots, value))}
      />
      <p role="status">
        {moving !== undefined
          ? 'Tap where this corner belongs.'
          : isDrawn
            ? `Plot ${number} is drawn. To move a corner, tap it.`
            : `Tap the corners of plot ${number} on the plan, one after another; or those of a whole row.`}
      </p>
      <DrawingView
        plan={plan}
        plots={plots}
        chosen={id}
        workedOn={workedOn}
        corners={own}
        moving={moving}
        isOpen={!isDrawn}
        onTap={tap}
      />
      <div className={common.row}>
        {isDrawn ? (
          <Button
            variant="outline"
            onClick={() => setShapes([[id, '']], `The outline of plot ${number} is deleted.`)}
          >
            Draw plot {number} again
          </Button>
        ) : (
          <Button
            variant="outline"
            disabled={tapped.length === 0}
            onClick={() => setTapped(tapped.slice(0, -1))}
          >
            Undo corner
          </Button>
        )}
        {/* It stays, so that nothing takes its place under a thumb that taps twice. */}
        <Button disabled={!isShape} onClick={() => close([tapped], [plot])}>
          Done, next plot
        </Button>
        <Button
          variant="outline"
          disabled={!next || shape !== '' || tapped.length > 0}
          onClick={() => next && close([next], [plot])}
        >
          Like the one before
        </Button>
      </div>
      <div className={css.questions}>
        <AmountField
          path="row"
          label="A row of how many plots?"
          hint="Tap the four corners of the whole row, beginning at its first plot. It is divided into plots of one size."
          value={count}
          onChange={setCount}
        />
      </div>
      <p>
        <Button
          variant="outline"
          disabled={!isRow}
          onClick={() => close(dividedStrip(tapped, row), ofRow)}
        >
          {ofRow.length > 1 ? `Divide into plots ${number} to ${ofRow.at(-1)?.number}` : 'Divide'}
        </Button>
      </p>
    </>
  );
}

/** The outline that follows those of the two plots before. */
function nextLikeOf(plots: Plot[], plot: Plot, plan: Plan): Point[] | undefined {
  const neighbours = plots
    .slice(0, plots.indexOf(plot))
    .slice(-2)
    .map((one) => cornersOf(one.shape));
  const [last, lastButOne] = neighbours.reverse();
  if (!last || last.length === 0) return undefined;
  return nextLike(last, lastButOne?.length ? lastButOne : undefined, plan);
}

/** The outline of a plot, or of the last one before it that is drawn. */
function drawnAt(plots: Plot[], id: string): Point[] {
  const index = plots.findIndex((one) => one.id === id);
  return cornersOf(plots.slice(0, index + 1).findLast(({ shape }) => shape !== '')?.shape ?? '');
}

function nextUndrawn(plots: Plot[]): Plot | undefined {
  return plots.find(({ shape }) => shape === '');
}
