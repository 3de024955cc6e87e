import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** Touches of the screen, as the browser gets them from it. */
export async function touchscreenOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const move = async (paths: [from: Point, to: Point][]) => {
    const at = (part: number) =>
      paths.map(([from, to], id) => ({
        id,
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      }));
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number, step: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : at(part),
        timestamp: started + step * STEP,
      });
    const started = Date.now() / 1000 - (STEPS + REST) * STEP;
    await send('touchStart', 0, 0);
    for (let step = 1; step <= STEPS; step += 1) await send('touchMove', step / STEPS, step);
    await send('touchMove', 1, STEPS + REST);
    await send('touchEnd', 1, STEPS + REST);
  };
  return {
    swipe: (from: Point, to: Point) => move([[from, to]]),
    /** Two fingers that go apart from `center`, from `near` to `far` pixels away of it. */
    spread: ({ x, y }: Point, near: number, far: number) =>
      move([
        [
          { x: x - near, y },
          { x: x - far, y },
        ],
        [
          { x: x + near, y },
          { x: x + far, y },
        ],
      ]),
  };
}

const STEPS = 8;
/** In seconds. */
const STEP = 0.016;
/**
 * Steps that the fingers rest before they leave: a tap that comes while a throw still runs only
 * stops it.
 */
const REST = 20;
