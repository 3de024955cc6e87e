import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterScrollEnd } from './scrolling.ts';

const page = new EventTarget();
const frames = new Map<number, FrameRequestCallback>();
let requested = 0;

beforeEach(() => {
  vi.useFakeTimers();
  frames.clear();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    requested += 1;
    frames.set(requested, callback);
    return requested;
  });
  vi.stubGlobal('cancelAnimationFrame', (handle: number) => frames.delete(handle));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const scroll = () => page.dispatchEvent(new Event('scroll'));
const nextFrame = () => {
  const due = [...frames.values()];
  frames.clear();
  for (const callback of due) callback(0);
};

test('what waits for the end of scrolling happens once the page stands still', () => {
  const act = vi.fn();
  afterScrollEnd(act);
  vi.advanceTimersByTime(100);
  scroll();
  vi.advanceTimersByTime(100);
  nextFrame();
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  nextFrame();
  expect(act).toHaveBeenCalledOnce();
});

test('on a page too busy to say that it scrolls, it waits for the next frame to say so', () => {
  const act = vi.fn();
  afterScrollEnd(act);
  vi.advanceTimersByTime(1000);
  scroll();
  nextFrame();
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  nextFrame();
  expect(act).toHaveBeenCalledOnce();
});

test('what is taken back does not happen', () => {
  const act = vi.fn();
  const cancel = afterScrollEnd(act);
  vi.advanceTimersByTime(1000);
  cancel();
  nextFrame();
  scroll();
  vi.advanceTimersByTime(1000);
  nextFrame();
  expect(act).not.toHaveBeenCalled();
});
