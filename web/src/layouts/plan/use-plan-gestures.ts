import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { plotOfRowLink } from '../layout-links.ts';
import { clampToPlan, type Point, pixelsBetween, type Size } from './shape.ts';

interface Tap {
  /** In pixels of the plan. */
  point: Point;
  /** The number of the plot that was tapped. */
  plot: string | undefined;
}

interface Gesture {
  /** Where on the screen the gesture began. */
  start: Point;
  /** The number of the plot on which it began. */
  plot: string | undefined;
  /** Whether it moves or enlarges the plan, and so is no tap. */
  isMove: boolean;
}

export interface View {
  x: number;
  y: number;
  zoom: number;
}

const WHOLE: View = { x: 0, y: 0, zoom: 1 };
export const ZOOM_MAX = 12;
const ZOOM_STEP = 1.5;
/** In CSS pixels: a finger that moves less, because none rests, has tapped. */
const TAP_WITHIN = 8;

export type PlanGestures = ReturnType<typeof usePlanGestures>;

/**
 * Tap, move and pinch on an SVG whose units are the pixels of the plan. A gesture lasts from the
 * first finger that touches to the last one that leaves; then the browser clicks, and only that
 * click is a tap. If a dialog opened as soon as the finger leaves, the click would hit one of its
 * buttons.
 */
export function usePlanGestures(
  svg: RefObject<SVGSVGElement | null>,
  plan: Size,
  { onTap }: { onTap: (point: Point, plot: Tap['plot']) => void },
) {
  const [view, setView] = useState(WHOLE);
  /** Where each finger is on the screen, by the id of its pointer. */
  const fingers = useRef(new Map<number, Point>());
  const gesture = useRef<Gesture>(undefined);
  /** What the fingers have done, until the browser clicks. */
  const done = useRef<Tap | 'movement'>(undefined);

  function pointAt({ x, y }: Point): Point {
    return new DOMPoint(x, y).matrixTransform(svg.current?.getScreenCTM()?.inverse());
  }

  function pointOnPlan(event: { clientX: number; clientY: number }): Point {
    return clampToPlan(pointAt(onScreen(event)), plan);
  }

  /** @param at the point of the plan that stays where it is on the screen */
  function zoomBy(factor: number, at?: Point) {
    setView((last) => {
      const zoom = Math.min(ZOOM_MAX, Math.max(1, last.zoom * factor));
      const share = last.zoom / zoom;
      const { width, height } = sizeOfView(last, plan);
      const { x, y } = at ?? { x: last.x + width / 2, y: last.y + height / 2 };
      return inside({ x: x - (x - last.x) * share, y: y - (y - last.y) * share, zoom }, plan);
    });
  }

  /** Brings a point into view, for whoever gets there by the keyboard. */
  function reveal({ x, y }: Point) {
    setView((last) => {
      const { width, height } = sizeOfView(last, plan);
      const isSeen = x > last.x && y > last.y && x < last.x + width && y < last.y + height;
      return isSeen ? last : inside({ ...last, x: x - width / 2, y: y - height / 2 }, plan);
    });
  }

  function onPointerDown(event: PointerEvent<SVGSVGElement>) {
    if (event.button !== 0) return;
    const start = onScreen(event);
    fingers.current.set(event.pointerId, start);
    svg.current?.setPointerCapture(event.pointerId);
    // With a second finger every gesture becomes a pinch.
    gesture.current = { start, plot: plotAt(event), isMove: fingers.current.size > 1 };
    done.current = undefined;
  }

  function onPointerMove(event: PointerEvent<SVGSVGElement>) {
    const before = fingers.current.get(event.pointerId);
    if (!before || !gesture.current) return;
    const now = onScreen(event);
    const [, other] = [...fingers.current].find(([id]) => id !== event.pointerId) ?? [];
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      zoomBy(
        pixelsBetween(now, other) / Math.max(1, pixelsBetween(before, other)),
        pointAt(middle),
      );
    } else {
      const { isMove, start } = gesture.current;
      if (!isMove && pixelsBetween(start, now) < TAP_WITHIN) return;
      gesture.current.isMove = true;
      const [from, to] = [pointAt(before), pointAt(now)];
      setView(({ x, y, zoom }) =>
        inside({ x: x + from.x - to.x, y: y + from.y - to.y, zoom }, plan),
      );
    }
    fingers.current.set(event.pointerId, now);
  }

  function onPointerUp(event: PointerEvent<SVGSVGElement>) {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
    const last = gesture.current;
    gesture.current = undefined;
    if (!last || event.type !== 'pointerup') return;
    // The click alone would not do: Chromium moves it onto a link nearby.
    done.current = last.isMove ? 'movement' : { point: pointOnPlan(event), plot: last.plot };
  }

  function onClick(event: MouseEvent<SVGSVGElement>) {
    // A keyboard or a screen reader clicks without a finger.
    const last = event.detail === 0 ? undefined : done.current;
    done.current = undefined;
    if (last === 'movement') return;
    const { point, plot } = last ?? { point: pointOnPlan(event), plot: undefined };
    onTap(point, plot ?? plotAt(event));
  }

  const { width, height } = sizeOfView(view, plan);
  return {
    view,
    viewBox: [view.x, view.y, width, height].map((length) => length.toFixed(2)).join(' '),
    reveal,
    zoomIn: () => zoomBy(ZOOM_STEP),
    zoomOut: () => zoomBy(1 / ZOOM_STEP),
    show: (next: View) => setView(inside(next, plan)),
    showWhole: () => setView(WHOLE),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClick },
  };
}

/** The number of the plot on which something happens: its shape is a link to the plot's row. */
function plotAt({ target }: { target: EventTarget }): string | undefined {
  const href = (target as Element).closest('a')?.getAttribute('href');
  return href ? plotOfRowLink(href) : undefined;
}

function onScreen({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY };
}

function sizeOfView({ zoom }: View, plan: Size): Size {
  return { width: plan.width / zoom, height: plan.height / zoom };
}

function inside(view: View, plan: Size): View {
  const { width, height } = sizeOfView(view, plan);
  const room = { width: plan.width - width, height: plan.height - height };
  return { zoom: view.zoom, ...clampToPlan(view, room) };
}
