import type { Page } from '@playwright/test';

/**
 * Links and buttons within `places` that a visitor cannot see whole: they stand out of the window,
 * or hold more than fits.
 */
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

/** Words on two lines within `places`: Tamil ones of headings, controls, facts and captions. */
export function brokenWords(
  page: Page,
  places = 'h1, h2, h3, a, button, summary, dt, figcaption',
  word = /[\u0b80-\u0bff]+[?.,]?/g,
): Promise<string[]> {
  return page.evaluate(
    ({ places, word }) => {
      const broken: string[] = [];
      for (const place of document.querySelectorAll<HTMLElement>(places)) {
        if (!place.checkVisibility() || place.closest('[inert]')) continue;
        const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const node = walker.currentNode as Text;
          for (const { index, 0: text } of node.data.matchAll(word)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + text.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) broken.push(text);
          }
        }
      }
      return broken;
    },
    { places, word },
  );
}
