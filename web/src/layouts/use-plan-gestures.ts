import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { plotOfRowLink } from './plot-links.ts';
import { keptOnPlan, type Point, pixelsBetween, type Size } from './shape.ts';

interface Tap {
  point: Point;
  /** The number on what was tapped. */
  plot: string | undefined;
}

export interface View {
  x: number;
  y: number;
  zoom: number;
}

const WHOLE: View = { x: 0, y: 0, zoom: 1 };
const ZOOM_MAX = 12;
const ZOOM_STEP = 1.5;
/** A finger never rests. In CSS pixels. */
const TAP_WITHIN = 8;

export type PlanGestures = ReturnType<typeof usePlanGestures>;

/** Tap, move and pinch on an SVG whose units are the pixels of the plan. */
export function usePlanGestures(
  svg: RefObject<SVGSVGElement | null>,
  plan: Size,
  { onTap }: { onTap: (point: Point, plot: Tap['plot']) => void },
) {
  const [view, setView] = useState(WHOLE);
  /** Where each finger is on the screen. */
  const fingers = useRef(new Map<number, Point>());
  /** Where on the screen the gesture began, and the plot under it. */
  const gesture = useRef<Tap & { isMoved: boolean }>(undefined);
  /** The tap that the next click stands for, in pixels of the plan. */
  const tapped = useRef<Tap>(undefined);
  /** Whether the next click only ends a movement. */
  const isDragged = useRef(false);

  function pointAt({ x, y }: Point): Point {
    return new DOMPoint(x, y).matrixTransform(svg.current?.getScreenCTM()?.inverse());
  }

  /** @param at stays where it is on the screen */
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
    tapped.current = undefined;
    const point = onScreen(event);
    fingers.current.set(event.pointerId, point);
    svg.current?.setPointerCapture(event.pointerId);
    // The second finger turns whatever it was into a pinch.
    const isMoved = fingers.current.size > 1;
    gesture.current = { point, plot: plotAt(event), isMoved };
    isDragged.current = false;
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
      if (!gesture.current.isMoved && pixelsBetween(gesture.current.point, now) < TAP_WITHIN)
        return;
      gesture.current.isMoved = true;
      const [from, to] = [pointAt(before), pointAt(now)];
      setView(({ x, y, zoom }) =>
        inside({ x: x + from.x - to.x, y: y + from.y - to.y, zoom }, plan),
      );
    }
    fingers.current.set(event.pointerId, now);
  }

  function onPointerUp(event: PointerEvent<SVGSVGElement>) {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
    const ended = gesture.current;
    gesture.current = undefined;
    isDragged.current = ended?.isMoved ?? false;
    if (!ended || ended.isMoved || event.type !== 'pointerup') return;
    // Chromium moves the click that follows a touch onto what can be clicked nearby.
    tapped.current = { point: keptOnPlan(pointAt(onScreen(event)), plan), plot: ended.plot };
  }

  /**
   * Not when the finger leaves: what opens then would get the click that follows, and one tap
   * would sell a plot. A keyboard or a screen reader clicks without a finger.
   */
  function onClick(event: MouseEvent<SVGSVGElement>) {
    const isByKeyboard = event.detail === 0;
    const tap = isByKeyboard ? undefined : tapped.current;
    tapped.current = undefined;
    if (isDragged.current && !isByKeyboard) return;
    onTap(tap?.point ?? keptOnPlan(pointAt(onScreen(event)), plan), tap?.plot ?? plotAt(event));
  }

  const { width, height } = sizeOfView(view, plan);
  return {
    view,
    viewBox: [view.x, view.y, width, height].map((length) => length.toFixed(2)).join(' '),
    reveal,
    zoomIn: () => zoomBy(ZOOM_STEP),
    zoomOut: () => zoomBy(1 / ZOOM_STEP),
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
  return { zoom: view.zoom, ...keptOnPlan(view, room) };
}
