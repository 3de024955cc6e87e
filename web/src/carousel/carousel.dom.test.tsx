import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPublicPage, words } from '../../test/public-page.tsx';
import { pageAt } from '../page-addresses.ts';
import { loadPage } from '../routes.tsx';

const WIDTH = 360;

beforeEach(() => {
  // The library reads from the layout, which jsdom has not, where each slide stands in its row.
  const placeOf = (element: Element) =>
    element.matches('[role=group]')
      ? [...(element.parentElement?.children ?? [])].indexOf(element)
      : 0;
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return placeOf(this) * WIDTH;
  });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Opens a service page under a clock that the test turns, and before a mouse or none. */
async function openSlides(path: string, media: string[] = []) {
  // Else the page's script would come while the clock stands.
  await loadPage(pageAt(path));
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
    ],
  });
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), { matches: media.includes(query), media: query }) as never,
  );
  openPublicPage(path);
  const find = () => screen.queryByRole('button', { name: 'Next slide' });
  while (!find()) await pass(20);
  const next = find() as HTMLElement;
  const carousel = next.closest('section') as HTMLElement;
  await pass(0);
  return {
    carousel,
    button: (name: string) => within(carousel).getByRole('button', { name }),
  };
}

async function pass(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

const current = (carousel: HTMLElement) =>
  Number(
    /Slide (\d)/.exec(
      carousel.querySelector('[aria-current=true]')?.getAttribute('aria-label') ?? '',
    )?.[1],
  );

/** The slide turns five seconds after what has just happened. */
async function expectTurn(carousel: HTMLElement, from: number, to: number) {
  await pass(4900);
  expect(current(carousel)).toBe(from);
  await pass(200);
  expect(current(carousel)).toBe(to);
}

test('slides turn every five seconds, and begin anew after the last', async () => {
  const { carousel } = await openSlides('/service-plots');
  const count = words.en.plots.slides.length;
  expect(carousel.querySelectorAll('[inert]')).toHaveLength(count - 1);
  await pass(4700);
  expect(current(carousel)).toBe(1);
  for (let turns = 1; turns <= count; turns += 1) {
    const slide = (turns % count) + 1;
    await pass(300);
    expect(current(carousel)).toBe(slide);
    await pass(4700);
    expect(current(carousel)).toBe(slide);
  }
});

test('a visitor turns the slides by buttons and keys, and stops them', async () => {
  const count = words.en.roadWork.slides.length;
  const { carousel, button } = await openSlides('/service-roadwork');
  const press = async (name: string) => {
    fireEvent.click(button(name));
    await pass(100);
  };
  const pressKey = async (key: string) => {
    fireEvent.keyDown(button('Next slide'), { key });
    await pass(100);
  };
  // Only the slide in view can be reached.
  const slides = carousel.querySelectorAll('[aria-roledescription=slide]');
  expect([...slides].map((slide) => slide.hasAttribute('inert'))).toEqual([
    false,
    ...Array(count - 1).fill(true),
  ]);

  await press('Next slide');
  expect(current(carousel)).toBe(2);
  await pressKey('ArrowLeft');
  await pressKey('ArrowLeft');
  expect(current(carousel)).toBe(count);
  await pressKey('ArrowRight');
  expect(current(carousel)).toBe(1);
  await press(`Slide 4 of ${count}`);
  expect(current(carousel)).toBe(4);
  await press('Previous slide');
  expect(current(carousel)).toBe(3);

  await press('Stop the slides');
  await pass(20_000);
  expect(current(carousel)).toBe(3);
  fireEvent.click(button('Start the slides'));
  await pass(0);
  await expectTurn(carousel, 3, 4);
});

test('slides rest while the keyboard’s focus is among them', async () => {
  const { carousel, button } = await openSlides('/service-roadwork');
  const previous = button('Previous slide');
  await act(async () => previous.focus());
  await pass(15_000);
  expect(current(carousel)).toBe(1);
  await act(async () => previous.blur());
  await expectTurn(carousel, 1, 2);
});

test('with reduced motion nothing turns by itself', async () => {
  const { carousel } = await openSlides('/service-plots', ['(prefers-reduced-motion: reduce)']);
  for (let turns = 1; turns <= 4; turns += 1) {
    await pass(5000);
    expect(current(carousel)).toBe(1);
  }
});

test('slides rest under the pointer, and go on as soon as it has left', async () => {
  const { carousel, button } = await openSlides('/service-construction', ['(hover: hover)']);
  fireEvent.mouseEnter(carousel);
  await pass(15_000);
  expect(current(carousel)).toBe(1);
  fireEvent.mouseLeave(carousel);
  await expectTurn(carousel, 1, 2);
  fireEvent.mouseEnter(carousel);
  fireEvent.click(button('Next slide'));
  await pass(100);
  expect(current(carousel)).toBe(3);
  fireEvent.mouseLeave(carousel);
  await expectTurn(carousel, 3, 4);
});
