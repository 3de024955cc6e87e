import { z } from 'zod';
import {
  middleOf,
  type Point,
  pixelsBetween,
  type Size,
  sizeOf,
} from '../../../layouts/plan/shape.ts';
import { type View, ZOOM_MAX } from '../../../layouts/plan/use-plan-gestures.ts';

interface Around {
  /** The outlines that are drawn already. */
  outlines: Point[][];
  /** The corners of this outline so far. */
  tapped: Point[];
  /** How far a tap may be from what is meant, in pixels of the plan. */
  within: number;
}

/**
 * Where a tap is meant, as a finger does not hit it: at a corner that is near, at the one that
 * makes three corners a rectangle, on an edge, or straight on from the last corner.
 */
export function snapped(point: Point, { outlines, tapped, within }: Around): Point {
  const [a, b, c] = tapped;
  const fourth = tapped.length === 3 && a && b && c ? [plus(a, minus(c, b))] : [];
  return (
    nearest(point, outlines.flat(), within) ??
    // The errors of three taps add up.
    nearest(point, fourth, 2 * within) ??
    nearest(
      point,
      outlines.flatMap((outline) => sidesOf(outline).map((side) => onSide(point, side))),
      within,
    ) ??
    nearest(point, straightOn(point, tapped), within) ??
    point
  );
}

/** Along or across the first side of the outline; before there is one, along or across the plan. */
function straightOn(point: Point, tapped: Point[]): Point[] {
  const [first, second] = tapped;
  const last = tapped.at(-1);
  if (!first || !last) return [];
  const along = second ? minus(second, first) : { x: 1, y: 0 };
  const across = { x: -along.y, y: along.x };
  return [along, across].map((direction) => plus(last, projected(minus(point, last), direction)));
}

/**
 * Divides a strip into plots along its longer sides, beginning at the corner that was tapped first.
 * @param strip four corners @returns as many outlines; neighbours share their corners
 */
export function dividedStrip(strip: Point[], count: number): Point[][] {
  const [a, b, c, d] = strip;
  if (!a || !b || !c || !d || strip.length !== 4) return [];
  const isAlong =
    pixelsBetween(a, b) + pixelsBetween(c, d) >= pixelsBetween(b, c) + pixelsBetween(d, a);
  const [from, to, otherFrom, otherTo] = isAlong ? [a, b, d, c] : [a, d, b, c];
  const cut = (at: number) =>
    [between(from, to, at / count), between(otherFrom, otherTo, at / count)] as const;
  return Array.from({ length: count }, (_, at) => {
    const [one, other] = [cut(at), cut(at + 1)];
    return [one[0], other[0], other[1], one[1]];
  });
}

/**
 * The outline of a plot beside another one, and like it.
 * @param lastButOne the outline from which the row has come to `last`
 * @returns undefined where the plan ends
 */
export function nextLike(last: Point[], lastButOne: Point[] | undefined, plan: Size) {
  const way = lastButOne ? minus(middleOf(last), middleOf(lastButOne)) : undefined;
  const [step] = sidesOf(last)
    .map(([from, to]) => minus(to, from))
    .sort((one, other) => (way ? pixelsBetween(one, way) - pixelsBetween(other, way) : 0));
  const next = step && last.map((corner) => plus(corner, step));
  const isOnPlan = next?.every(
    ({ x, y }) => x >= 0 && y >= 0 && x <= plan.width && y <= plan.height,
  );
  return isOnPlan ? next : undefined;
}

/** What is shown is so many times as large as the corners: the plots beside them are seen. */
const AROUND = 3;

/** The part of the plan around corners, with room for outlines of the same size on all sides. */
export function viewAround(corners: Point[], plan: Size): View {
  const drawn = sizeOf(corners);
  const fitting = Math.min(plan.width / drawn.width, plan.height / drawn.height) / AROUND;
  const zoom = Math.min(ZOOM_MAX, Math.max(1, fitting));
  const middle = middleOf(corners);
  const at = { x: plan.width / 2 / zoom, y: plan.height / 2 / zoom };
  return { ...minus(middle, at), zoom };
}

/** The index of the corner that a tap means. */
export function cornerNear(point: Point, corners: Point[], within: number): number | undefined {
  const found = nearest(point, corners, within);
  return found && corners.indexOf(found);
}

function nearest(point: Point, candidates: Point[], within: number): Point | undefined {
  const [first] = candidates
    .map((candidate) => ({ candidate, distance: pixelsBetween(point, candidate) }))
    .filter(({ distance }) => distance <= within)
    .sort((one, other) => one.distance - other.distance);
  return first?.candidate;
}

function sidesOf(outline: Point[]): [Point, Point][] {
  return outline.map((corner, at) => [corner, outline[(at + 1) % outline.length] ?? corner]);
}

function onSide(point: Point, [from, to]: [Point, Point]): Point {
  const way = projected(minus(point, from), minus(to, from));
  const length = pixelsBetween(from, to);
  const share = length === 0 ? 0 : dot(way, minus(to, from)) / length ** 2;
  return between(from, to, Math.min(1, Math.max(0, share)));
}

const plus = (one: Point, other: Point) => ({ x: one.x + other.x, y: one.y + other.y });
const minus = (one: Point, other: Point) => ({ x: one.x - other.x, y: one.y - other.y });
const dot = (one: Point, other: Point) => one.x * other.x + one.y * other.y;

function projected(way: Point, direction: Point): Point {
  const share = dot(way, direction) / (dot(direction, direction) || 1);
  return { x: direction.x * share, y: direction.y * share };
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** What was tapped and is no outline yet, by the ids of the plot and of the plan's picture. */
export const tappedCorners = z.object({
  plot: z.string(),
  plan: z.string(),
  corners: z.array(z.object({ x: z.number(), y: z.number() })),
});

/** Those that were tapped for this plot on this plan: another device may have removed either. */
export function cornersFor(
  { id }: { id: string },
  { file }: { file: string },
  { plot, plan, corners }: z.infer<typeof tappedCorners>,
): Point[] {
  return plot === id && plan === file ? corners : [];
}
