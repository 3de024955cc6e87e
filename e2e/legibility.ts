import { expect, type Page } from '@playwright/test';

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

/** The face of the open page's headings puts Tamil letters together as they are written. */
export async function expectTamilLetters(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('font-family', /^"?Anek Tamil/);
  await expect(heading).toHaveCSS('font-weight', '700');
  const drawn = await page.evaluate(async () => {
    const preload = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]');
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!preload || !context) throw new Error('The face is not there.');
    // Under a name of its own: the page's is optional, so a slow machine would draw without it.
    document.fonts.add(await new FontFace('Under test', `url(${preload.href})`).load());
    context.font = '700 40px "Under test"';
    const width = (text: string) => context.measureText(text).width;
    const pixels = (text: string, from: number, length: number) => {
      context.clearRect(0, 0, 300, 150);
      context.fillText(text, 10, 80);
      return context.getImageData(10 + from, 0, length, 150).data.join();
    };
    const sign = Math.floor(width('கெ') - width('க')) - 2;
    return {
      conjunct: width('க்ஷ') < width('க்') + width('ஷ') - 4,
      // ெ stands before its letter, so both begin alike; ொ stands around it, so it begins as ெ
      // does.
      before: pixels('கெ', 0, sign) === pixels('தெ', 0, sign),
      around: pixels('கொ', 0, sign) === pixels('கெ', 0, sign) && width('கொ') > width('கெ') + 8,
      notUntranslated: pixels('க', 0, sign) === pixels('கெ', 0, sign),
    };
  });
  expect(drawn).toEqual({
    conjunct: true,
    before: true,
    around: true,
    notUntranslated: false,
  });
}

/** Texts of the page's content over which a link or a button lies that they are no part of. */
export function coveredTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('main :is(a, button, summary)')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({ control, box: control.getBoundingClientRect() }));
    const isOver = (box: DOMRect, line: DOMRect) =>
      Math.min(box.right, line.right) - Math.max(box.left, line.left) > 2 &&
      Math.min(box.bottom, line.bottom) - Math.max(box.top, line.top) > 2;
    const covered: string[] = [];
    const texts = document.createTreeWalker(
      document.querySelector('main') as HTMLElement,
      NodeFilter.SHOW_TEXT,
    );
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      if (!text.data.trim() || !parent?.checkVisibility() || parent.closest('a, button, summary'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      if (controls.some(({ box }) => lines.some((line) => isOver(box, line))))
        covered.push(text.data.slice(0, 40));
    }
    return covered;
  });
}
