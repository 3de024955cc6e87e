import type { PlotDraft } from '@theni/contract';
import { cornersOf, distance, type Point, pointsOf } from '@theni/contract/shape';
import { useState } from 'react';
import type { Hit, PlanActions } from '../../layouts/use-plan-gestures.ts';
import { plotText } from '../documents/plot-words.ts';
import { isShape } from './geometry.ts';
import { usePlots } from './use-plots.ts';

const text = plotText.draw;

/**
 * The shape of one plot: being drawn corner by corner, or changed.
 * @param unit pixels of the plan that a CSS pixel covers
 */
export function useDrawing(unit: number) {
  const { plots, put, setFact } = usePlots();
  const [chosen, setChosen] = useState(() => Math.max(0, firstToDraw(plots)));
  const at = Math.min(chosen, plots.length - 1);
  const plot = plots[at];
  /** Tapped so far. */
  const [tapped, setTapped] = useState<Point[]>([]);
  const [isAnew, setAnew] = useState(false);
  const [isFlat, setFlat] = useState(false);
  /** While a corner is dragged. */
  const [dragged, setDragged] = useState<{ corner: number; corners: Point[] }>();

  const shape = plot?.Shape ?? '';
  const isDrawing = plot !== undefined && (shape === '' || isAnew);
  const corners = isDrawing ? tapped : (dragged?.corners ?? cornersOf(shape));

  function begin() {
    setTapped([]);
    setFlat(false);
  }

  function choose(index: number) {
    begin();
    setAnew(false);
    setChosen(index);
  }

  const withShape = (Shape: string) => (plot ? plots.with(at, { ...plot, Shape }) : plots);

  /** Then the next one without a shape is at hand. */
  function close() {
    if (!isShape(tapped)) return setFlat(true);
    setFact(at, 'Shape', pointsOf(tapped));
    const next = firstToDraw(plots, at);
    choose(next < 0 ? at : next);
  }

  function tap(point: Point, hit: Hit) {
    if (!isDrawing) {
      if (hit.plot !== undefined) choose(Number(hit.plot));
      return;
    }
    if (hit.corner === 0 && tapped.length >= 3) return close();
    add(point);
  }

  function add(point: Point) {
    setFlat(false);
    const last = tapped.at(-1);
    // A tap that trembles is one corner.
    if (last && distance(last, point) < 2 * unit) return;
    setTapped([...tapped, point]);
  }

  const actions: PlanActions = {
    onTap: tap,
    onGrab: (_point, { corner }) => {
      if (corner !== undefined) setDragged({ corner, corners });
      return corner !== undefined;
    },
    onDrag: (point) => {
      if (dragged) setDragged({ ...dragged, corners: corners.with(dragged.corner, point) });
      if (dragged && isDrawing) setTapped(tapped.with(dragged.corner, point));
    },
    onDrop: () => {
      if (dragged && !isDrawing && pointsOf(dragged.corners) !== shape)
        put(withShape(pointsOf(dragged.corners)), text.moved(plot?.Number ?? ''));
      setDragged(undefined);
    },
  };

  return {
    at,
    plot,
    plots,
    corners,
    isDrawing,
    isFlat,
    actions,
    choose,
    close,
    /** Index of the next plot to draw; -1 for none. */
    next: firstToDraw(plots, at),
    undo: () => setTapped(tapped.slice(0, -1)),
    /** From the keyboard. */
    change: (corners: Point[]) => {
      if (isDrawing) setTapped(corners);
      else if (isShape(corners)) setFact(at, 'Shape', pointsOf(corners));
    },
    drawAnew: () => {
      begin();
      setAnew(true);
    },
    giveUp: () => {
      begin();
      setAnew(false);
    },
    remove: () => {
      put(withShape(''), text.removed(plot?.Number ?? ''));
      begin();
    },
  };
}

export type Drawing = ReturnType<typeof useDrawing>;

/** Index of the first plot without a shape, after the one at hand if there is one; -1 for none. */
function firstToDraw(plots: PlotDraft[], after = -1): number {
  const isOpen = ({ Shape }: PlotDraft, at: number) => Shape === '' && at !== after;
  const later = plots.findIndex((plot, at) => at > after && isOpen(plot, at));
  return later < 0 ? plots.findIndex(isOpen) : later;
}
