import { distance, keptOnPlan, type Point, type Size } from '@theni/contract/shape';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** What lies under a finger. */
export interface Hit {
  /** What its `data-plot` says. */
  plot?: string;
  /** Index of a corner of the shape at hand. */
  corner?: number;
}

/** What is done on the plan; all points are in its pixels. */
export interface PlanActions {
  onTap: (point: Point, hit: Hit) => void;
  /** @returns whether a drag that begins there moves something; else it moves the plan */
  onGrab?: (point: Point, hit: Hit) => boolean;
  onDrag?: (point: Point) => void;
  onDrop?: () => void;
}

/** The part of the plan that is seen: its upper left corner, and how many times larger than the whole. */
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

/** Tap, drag, pinch and the wheel with Ctrl, on an SVG whose units are the pixels of the plan. */
export function usePlanGestures(
  svg: RefObject<SVGSVGElement | null>,
  plan: Size,
  actions: PlanActions,
) {
  const [view, setView] = useState(WHOLE);
  const pointers = useRef(new Map<number, Point>());
  const gesture = useRef<{ from: Point; hit: Hit; isGrabbed: boolean; isMoved: boolean }>(
    undefined,
  );
  const tapped = useRef<{ point: Point; hit: Hit }>(undefined);

  /** @param at stays where it is on the screen */
  function zoomBy(factor: number, at?: Point) {
    setView((last) => {
      const zoom = Math.min(ZOOM_MAX, Math.max(1, last.zoom * factor));
      const fixed = at ?? middleOfView(last, plan);
      const share = last.zoom / zoom;
      return inside(
        { x: fixed.x - (fixed.x - last.x) * share, y: fixed.y - (fixed.y - last.y) * share, zoom },
        plan,
      );
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

  const latestZoom = useRef(zoomBy);
  latestZoom.current = zoomBy;
  useEffect(() => {
    const element = svg.current;
    const onWheel = (event: WheelEvent) => {
      // Alone it scrolls the page.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      latestZoom.current(Math.exp(-event.deltaY / 300), pointAt(element, event));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [svg]);

  function onPointerDown(event: PointerEvent<SVGSVGElement>) {
    if (event.button !== 0) return;
    tapped.current = undefined;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    svg.current?.setPointerCapture(event.pointerId);
    if (pointers.current.size > 1) {
      // The second finger turns whatever it was into a pinch.
      if (gesture.current?.isGrabbed) actions.onDrop?.();
      gesture.current = { from: { x: 0, y: 0 }, hit: {}, isGrabbed: false, isMoved: true };
      return;
    }
    const hit = hitOf(event.target as Element);
    const point = keptOnPlan(pointAt(svg.current, event), plan);
    gesture.current = {
      from: { x: event.clientX, y: event.clientY },
      hit,
      isGrabbed: actions.onGrab?.(point, hit) ?? false,
      isMoved: false,
    };
  }

  function onPointerMove(event: PointerEvent<SVGSVGElement>) {
    const before = pointers.current.get(event.pointerId);
    if (!before || !gesture.current) return;
    const now = { x: event.clientX, y: event.clientY };
    if (pointers.current.size > 1) pinch(event.pointerId, now);
    else {
      if (!gesture.current.isMoved && distance(gesture.current.from, now) < TAP_WITHIN) return;
      gesture.current.isMoved = true;
      if (gesture.current.isGrabbed)
        actions.onDrag?.(keptOnPlan(pointAt(svg.current, event), plan));
      else pan(before, now);
    }
    pointers.current.set(event.pointerId, now);
  }

  function pan(before: Point, now: Point) {
    const from = pointAt(svg.current, { clientX: before.x, clientY: before.y });
    const to = pointAt(svg.current, { clientX: now.x, clientY: now.y });
    setView((last) =>
      inside({ ...last, x: last.x + from.x - to.x, y: last.y + from.y - to.y }, plan),
    );
  }

  function pinch(id: number, now: Point) {
    const other = [...pointers.current].find(([each]) => each !== id)?.[1];
    const before = pointers.current.get(id);
    if (!other || !before) return;
    const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
    zoomBy(
      distance(now, other) / Math.max(1, distance(before, other)),
      pointAt(svg.current, middle),
    );
  }

  function onPointerUp(event: PointerEvent<SVGSVGElement>) {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0) return;
    const ended = gesture.current;
    gesture.current = undefined;
    if (ended?.isGrabbed) actions.onDrop?.();
    if (!ended || ended.isMoved || event.type !== 'pointerup') return;
    // Chromium moves the click that follows a touch onto what can be clicked nearby.
    tapped.current = { point: keptOnPlan(pointAt(svg.current, event), plan), hit: ended.hit };
  }

  /** Not when the finger leaves: what opens then would get the click that follows, and one tap would sell a plot. */
  function onClick() {
    const tap = tapped.current;
    tapped.current = undefined;
    if (tap) actions.onTap(tap.point, tap.hit);
  }

  return {
    view,
    viewBox: viewBoxOf(view, plan),
    reveal,
    larger: () => zoomBy(ZOOM_STEP),
    smaller: () => zoomBy(1 / ZOOM_STEP),
    whole: () => setView(WHOLE),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClick },
  };
}

function hitOf(target: Element): Hit {
  const { plot, corner } = (target as SVGElement).dataset ?? {};
  return {
    ...(plot !== undefined && { plot }),
    ...(corner !== undefined && { corner: Number(corner) }),
  };
}

function pointAt(
  svg: SVGSVGElement | null,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const matrix = svg?.getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  return { x, y };
}

function sizeOfView({ zoom }: View, plan: Size): Size {
  return { width: plan.width / zoom, height: plan.height / zoom };
}

function middleOfView(view: View, plan: Size): Point {
  const { width, height } = sizeOfView(view, plan);
  return { x: view.x + width / 2, y: view.y + height / 2 };
}

function inside(view: View, plan: Size): View {
  const { width, height } = sizeOfView(view, plan);
  const room = { width: plan.width - width, height: plan.height - height };
  return { zoom: view.zoom, ...keptOnPlan(view, room) };
}

function viewBoxOf(view: View, plan: Size): string {
  const { width, height } = sizeOfView(view, plan);
  return [view.x, view.y, width, height].map((each) => each.toFixed(2)).join(' ');
}
