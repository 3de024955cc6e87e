/** How far apart two taps of a thumb are that mean one place, in CSS pixels. */
const SAME_PLACE = 12;
const WITHIN_MS = 1000;
const CONTROLS = 'a, button, summary, input, select, textarea';

interface Tap {
  x: number;
  y: number;
  /** In milliseconds. */
  time: number;
  control: Element | null;
}

/** Whoever has typed or scrolled since sees where the next tap goes. */
const LOOKED_AGAIN = ['input', 'touchmove', 'wheel'];

let last: Tap | undefined;

/**
 * A thumb that taps twice means what it has met first. What has taken its place since, such as the
 * next entry of a list after the first one was removed, is not tapped within a second.
 * @returns a function that ends it
 */
export function ignoreSecondTaps(): () => void {
  const stopSecond = (event: MouseEvent) => {
    // By the keyboard: it has no place.
    if (event.detail === 0) return;
    const tap = tapOf(event);
    if (!isSecondOf(tap, last)) {
      last = tap;
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const forget = () => {
    last = undefined;
  };
  const options = { capture: true, passive: true };
  document.addEventListener('click', stopSecond, true);
  for (const event of LOOKED_AGAIN) document.addEventListener(event, forget, options);
  return () => {
    document.removeEventListener('click', stopSecond, true);
    for (const event of LOOKED_AGAIN) document.removeEventListener(event, forget, options);
  };
}

/** Notes a tap on the page in a frame, over which a sheet may open. */
export function noteTapIn(frame: Element, { clientX, clientY }: MouseEvent): void {
  const { left, top } = frame.getBoundingClientRect();
  last = { x: left + clientX, y: top + clientY, time: Date.now(), control: frame };
}

function tapOf({ target, clientX, clientY }: MouseEvent): Tap {
  const label = (target as Element).closest('label');
  const control = label ? label.control : (target as Element).closest(CONTROLS);
  return { x: clientX, y: clientY, time: Date.now(), control };
}

function isSecondOf(tap: Tap, first: Tap | undefined): boolean {
  if (!first || !tap.control || tap.control === first.control) return false;
  const isNear = Math.hypot(tap.x - first.x, tap.y - first.y) < SAME_PLACE;
  return isNear && tap.time - first.time < WITHIN_MS;
}
