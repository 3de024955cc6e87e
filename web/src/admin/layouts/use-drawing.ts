import type { PlotDraft } from '@theni/contract';
import {
  cornersOf,
  distance,
  middleOf,
  type Point,
  pointsOf,
  type Size,
} from '@theni/contract/shape';
import { useState } from 'react';
import type { Hit, PlanActions } from '../../layouts/use-plan-gestures.ts';
import { plotText } from '../documents/plot-words.ts';
import { type Copies, copyRow } from './copy-row.ts';
import { isShape, snapped, stepBeside } from './geometry.ts';
import { usePlots } from './use-plots.ts';

const text = plotText.draw;

/** In CSS pixels: a finger is not more exact. */
const SNAP_WITHIN = 14;

interface Copying {
  step: Point;
  count: number;
}

/** The shape of one plot: being drawn corner by corner, changed, or copied along its row. */
export function useDrawing(plan: Size, unit: number) {
  const { plots, put, setFact } = usePlots();
  const [chosen, setChosen] = useState(() => Math.max(0, firstToDraw(plots)));
  const at = Math.min(chosen, plots.length - 1);
  const plot = plots[at];
  /** Tapped so far. */
  const [tapped, setTapped] = useState<Point[]>([]);
  const [untapped, setUntapped] = useState<Point[]>([]);
  const [isAnew, setAnew] = useState(false);
  const [isFlat, setFlat] = useState(false);
  /** While a corner is dragged. */
  const [dragged, setDragged] = useState<{ corner: number; corners: Point[] }>();
  const [grabbed, setGrabbed] = useState<{ copy: number; from: Point; step: Point }>();
  const [copying, setCopying] = useState<Copying>();

  const shape = plot?.Shape ?? '';
  const isDrawing = plot !== undefined && (shape === '' || isAnew);
  const corners = isDrawing ? tapped : (dragged?.corners ?? cornersOf(shape));
  const copies: Copies | undefined =
    copying && plot && copyRow(plots, plot, copying.step, copying.count, plan);

  function begin() {
    setTapped([]);
    setUntapped([]);
    setFlat(false);
  }

  function choose(index: number) {
    begin();
    setAnew(false);
    setCopying(undefined);
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

  /** All corners of other plots; borders are shared. */
  const neighbours = () =>
    plots.filter((each) => each !== plot).flatMap(({ Shape }) => cornersOf(Shape));
  const fitted = (point: Point) => snapped(point, neighbours(), SNAP_WITHIN * unit);

  function tap(point: Point, hit: Hit) {
    if (copying && plot) {
      const { x, y } = middleOf(cornersOf(shape));
      return setCopying({ ...copying, step: { x: point.x - x, y: point.y - y } });
    }
    if (!isDrawing) {
      if (hit.plot !== undefined) choose(Number(hit.plot));
      return;
    }
    const fit = fitted(point);
    // Inside of another plot and at none of its corners: that one is meant.
    if (tapped.length === 0 && hit.plot !== undefined && fit === point)
      return choose(Number(hit.plot));
    if (hit.corner === 0 && tapped.length >= 3) return close();
    add(fit);
  }

  function add(point: Point) {
    setFlat(false);
    setUntapped([]);
    const last = tapped.at(-1);
    // A tap that trembles is one corner.
    if (last && distance(last, point) < 2 * unit) return;
    setTapped([...tapped, point]);
  }

  const actions: PlanActions = {
    onTap: tap,
    onGrab: (point, { corner, copy }) => {
      if (copying && copy !== undefined) setGrabbed({ copy, from: point, step: copying.step });
      else if (corner !== undefined) setDragged({ corner, corners });
      return corner !== undefined || (copying !== undefined && copy !== undefined);
    },
    onDrag: (point) => {
      if (dragged) setDragged({ ...dragged, corners: corners.with(dragged.corner, fitted(point)) });
      if (dragged && isDrawing) setTapped(tapped.with(dragged.corner, fitted(point)));
      if (grabbed && copying) {
        const share = grabbed.copy + 1;
        const step = {
          x: grabbed.step.x + (point.x - grabbed.from.x) / share,
          y: grabbed.step.y + (point.y - grabbed.from.y) / share,
        };
        setCopying({ ...copying, step });
      }
    },
    onDrop: () => {
      if (dragged && !isDrawing && pointsOf(dragged.corners) !== shape)
        put(withShape(pointsOf(dragged.corners)), text.moved(plot?.Number ?? ''));
      setDragged(undefined);
      setGrabbed(undefined);
    },
  };

  return {
    at,
    plot,
    plots,
    corners,
    isDrawing,
    isFlat,
    copying,
    copies,
    actions,
    choose,
    close,
    /** Index of the next plot to draw; -1 for none. */
    next: firstToDraw(plots, at),
    undo: () => {
      setUntapped([...untapped, ...tapped.slice(-1)]);
      setTapped(tapped.slice(0, -1));
    },
    redo: () => {
      setTapped([...tapped, ...untapped.slice(-1)]);
      setUntapped(untapped.slice(0, -1));
    },
    canRedo: untapped.length > 0,
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
    beginCopying: () => {
      const step = stepBeside(corners);
      const right = Math.max(...corners.map(({ x }) => x));
      const fit = Math.max(1, Math.floor((plan.width - right + 1) / Math.max(1, step.x)));
      setCopying({ step, count: Math.min(fit, 10) });
    },
    setCopying,
    placeCopies: () => {
      if (copies && copies.shapes.length > 0) put(copies.plots, text.copied(copies.shapes.length));
      setCopying(undefined);
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
