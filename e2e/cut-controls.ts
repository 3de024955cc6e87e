import type { Page } from '@playwright/test';

/** Links and buttons within `places` that a visitor cannot see whole: they stand out of the window, or hold more than fits. */
export function cutControls(page: Page, places: string): Promise<string[]> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .flatMap((place) => [...place.querySelectorAll<HTMLElement>('a, button, summary')])
        .filter((control) => control.checkVisibility() && !control.matches('[href="#content"]'))
        .filter((control) => {
          const { left, right } = control.getBoundingClientRect();
          const cut = left < 0 || right > document.documentElement.clientWidth;
          return cut || control.scrollWidth > control.clientWidth + 1;
        })
        .map((control) => control.ariaLabel ?? control.innerText),
    places,
  );
}
