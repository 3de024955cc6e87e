import { useState } from 'react';
import { type Copies, copyRow } from './copy-row.ts';
import {
  cornersOf,
  distance,
  isShape,
  middleOf,
  type Point,
  pointsOf,
  type Size,
  snapped,
  stepBeside,
} from './geometry.ts';
import type { PlotRow } from './plot-rows.ts';
import { withCell } from './plot-rows.ts';
import type { Hit, PlanActions } from './use-plan-gestures.ts';
import { useProject } from './use-project.ts';

/** In CSS pixels: a finger is not more exact. */
const SNAP_WITHIN = 14;

interface Copying {
  step: Point;
  count: number;
}

/** The shape of one plot: being drawn corner by corner, changed, or copied along its row. */
export function useDrawing(plan: Size, unit: number) {
  const { sheet, plots } = useProject();
  const { rows } = plots;
  const [key, setKey] = useState(() => firstToDraw(rows)?.key);
  const row = rows.find((each) => each.key === key) ?? rows[0];
  /** Tapped so far. */
  const [tapped, setTapped] = useState<Point[]>([]);
  const [untapped, setUntapped] = useState<Point[]>([]);
  const [isAnew, setAnew] = useState(false);
  const [isFlat, setFlat] = useState(false);
  /** While a corner is dragged. */
  const [dragged, setDragged] = useState<{ corner: number; corners: Point[] }>();
  const [grabbed, setGrabbed] = useState<{ copy: number; from: Point; step: Point }>();
  const [copying, setCopying] = useState<Copying>();

  const points = row?.cells.points ?? '';
  const isDrawing = row !== undefined && (points === '' || isAnew);
  const corners = isDrawing ? tapped : (dragged?.corners ?? cornersOf(points));
  const copies: Copies | undefined =
    copying && row && copyRow(rows, row, copying.step, copying.count, plan);

  function begin() {
    setTapped([]);
    setUntapped([]);
    setFlat(false);
  }

  function choose(chosen: string) {
    begin();
    setAnew(false);
    setCopying(undefined);
    setKey(chosen);
  }

  function put(shape: Point[], step?: string) {
    if (row) sheet.edit(withCell(sheet.state.rows, row.key, 'points', pointsOf(shape)), step);
  }

  function close() {
    if (!isShape(tapped)) return setFlat(true);
    put(tapped);
    begin();
    setAnew(false);
  }

  /** All corners of other plots; borders are shared. */
  const neighbours = () =>
    rows.filter((each) => each.key !== row?.key).flatMap(({ cells }) => cornersOf(cells.points));
  const fitted = (point: Point) => snapped(point, neighbours(), SNAP_WITHIN * unit);

  function tap(point: Point, hit: Hit) {
    if (copying && row) {
      const { x, y } = middleOf(cornersOf(points));
      return setCopying({ ...copying, step: { x: point.x - x, y: point.y - y } });
    }
    if (!isDrawing) {
      if (hit.plot) choose(hit.plot);
      return;
    }
    const fit = fitted(point);
    // Inside of another plot and at none of its corners: that one is meant.
    if (tapped.length === 0 && hit.plot && fit === point) return choose(hit.plot);
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
      if (dragged && !isDrawing && pointsOf(dragged.corners) !== points) put(dragged.corners);
      setDragged(undefined);
      setGrabbed(undefined);
    },
  };

  return {
    row,
    rows,
    corners,
    isDrawing,
    isFlat,
    copying,
    copies,
    actions,
    choose,
    close,
    next: firstToDraw(rows, row),
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
    change: (shape: Point[], step?: string) => {
      if (isDrawing) setTapped(shape);
      else if (isShape(shape)) put(shape, row && step && `${row.key} ${step}`);
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
      if (row) sheet.edit(withCell(rows, row.key, 'points', ''));
      begin();
    },
    beginCopying: () => {
      const shape = cornersOf(points);
      const step = stepBeside(shape);
      const right = Math.max(...shape.map(({ x }) => x));
      const fit = Math.max(1, Math.floor((plan.width - right + 1) / Math.max(1, step.x)));
      setCopying({ step, count: Math.min(fit, 10) });
    },
    setCopying,
    placeCopies: () => {
      if (copies && copies.shapes.length > 0) sheet.edit(copies.rows);
      setCopying(undefined);
    },
  };
}

export type Drawing = ReturnType<typeof useDrawing>;

/** The first plot without a drawing, after the one at hand if there is one. */
function firstToDraw(rows: PlotRow[], after?: PlotRow): PlotRow | undefined {
  const isOpen = ({ cells, key }: PlotRow) => cells.points === '' && key !== after?.key;
  const index = after ? rows.findIndex(({ key }) => key === after.key) : -1;
  return rows.slice(index + 1).find(isOpen) ?? rows.find(isOpen);
}
