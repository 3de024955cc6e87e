import { cornersOf, middleOf } from '@theni/contract/shape';
import type { ShownPlot } from '../../words/shown-layout.ts';

/** Where an arrow key leads, as a direction on the plan. */
const DIRECTIONS: Record<string, [right: number, down: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/**
 * The number of the plot that an arrow key leads to: the nearest one on that side, where what lies straight ahead counts as nearer; Home and
 * End lead to the first and the last.
 * @returns undefined for another key, and at the edge of the plan
 */
export function nextPlot(
  plots: Pick<ShownPlot, 'Number' | 'Shape'>[],
  from: string,
  key: string,
): string | undefined {
  if (key === 'Home') return plots[0]?.Number;
  if (key === 'End') return plots.at(-1)?.Number;
  const direction = DIRECTIONS[key];
  const start = plots.find(({ Number: number }) => number === from);
  if (!direction || !start) return undefined;
  const begin = middleOf(cornersOf(start.Shape));
  const [right, down] = direction;
  let nearest: { number: string; distance: number } | undefined;
  for (const { Number: number, Shape } of plots) {
    const { x, y } = middleOf(cornersOf(Shape));
    const ahead = (x - begin.x) * right + (y - begin.y) * down;
    const aside = Math.abs((x - begin.x) * down) + Math.abs((y - begin.y) * right);
    const distance = ahead + 2 * aside;
    // Within 45 degrees, or plots of the row above would be on the right, too.
    if (number === from || ahead <= 0 || aside > ahead) continue;
    if (!nearest || distance < nearest.distance) nearest = { number, distance };
  }
  return nearest?.number;
}

/** The first plot behind this one, or else from the beginning, that is for sale. */
export function nextAvailable(
  plots: Pick<ShownPlot, 'Number' | 'State'>[],
  from: string,
): string | undefined {
  const at = plots.findIndex(({ Number: number }) => number === from);
  const others = [...plots.slice(at + 1), ...plots.slice(0, Math.max(0, at))];
  return others.find(({ State }) => State === 'available')?.Number;
}
