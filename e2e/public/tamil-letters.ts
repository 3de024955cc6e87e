import { expect, type Page } from '@playwright/test';

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
