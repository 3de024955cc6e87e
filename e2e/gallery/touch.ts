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
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (let step = 1; step <= STEPS; step += 1) {
      const touchPoints = at(step / STEPS);
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
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
