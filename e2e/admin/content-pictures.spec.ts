import type { Page } from '@playwright/test';
import { expect, expectNoBarrier } from '../fixtures.ts';
import { openValue, siteIn, test } from './content-editor.ts';
import { chooseFile } from './fixtures.ts';
import { smallPhoto } from './sample-files.ts';

test.use({ viewport: { width: 360, height: 740 } });

const SLIDE = 'Plots and Approvals › Slides › Slide 1 › Picture';
const FOUNDER = 'People › Founder › Picture';
const focusOf = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Focus point.*${name}$`) });

test('a slide gets another drawing and the point of it that stays in view, takes both along when it is moved, and the page shows it', async ({
  editor,
  api,
}) => {
  const picture = (slide: number) => api.draft.plots.slides[slide]?.picture;
  await openValue(editor, 'plots.slides.0.picture', 'plots');
  await editor.getByRole('button', { name: `Choose a drawing: ${SLIDE}` }).click();
  // The page itself has tests of its own.
  await expectNoBarrier(editor, undefined, 'iframe');
  await editor.getByRole('button', { name: 'Road 1', exact: true }).click();
  await expect.poll(() => picture(0)?.file).toBe('road1');

  const focus = focusOf(editor, SLIDE);
  await focus.press('ArrowLeft');
  await focus.press('ArrowLeft');
  await focus.press('Shift+ArrowDown');
  await expect.poll(() => picture(0)).toMatchObject({ x: 48, y: 60 });
  await expect(focus).toHaveAccessibleName(/48 % from the left, 60 % from the top/);
  const { width = 0, height = 0 } = (await focus.boundingBox()) ?? {};
  await focus.click({ position: { x: width / 4, y: (height * 3) / 4 } });
  await expect.poll(() => Math.abs((picture(0)?.x ?? 0) - 25)).toBeLessThanOrEqual(1);
  await expect.poll(() => Math.abs((picture(0)?.y ?? 0) - 75)).toBeLessThanOrEqual(1);

  const chosen = picture(0);
  await editor
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .click();
  await expect.poll(() => picture(1)).toEqual(chosen);
  const slide = siteIn(editor).getByRole('group', { name: 'Slide 2 of 4' });
  await expect(slide.locator('img')).toHaveAttribute('src', /road1/);
});

test('a file that is no picture is refused with the reason, here or by the server; a photo whose upload breaks off is sent again at a tap, described anew, and can be removed', async ({
  editor,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/422/, /net::ERR_FAILED/);
  const founder = () => api.draft.people.founder.picture;
  const choose = `Choose a photo: ${FOUNDER}`;
  await openValue(editor, 'people.founder.picture', 'about');
  // What another picture shows has to be described, and of this one nobody is asked.
  const description = editor.getByLabel(/^What the picture shows.*English/);
  await expect(description).toBeHidden();
  await chooseFile(editor, choose, {
    name: 'page.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<html>'),
  });
  await expect(editor.getByText('There is no photo in this file.')).toBeVisible();
  api.refusal = 'The photo cannot be read.';
  await chooseFile(editor, choose, await smallPhoto());
  await expect(
    editor.getByText('The server did not accept this file: The photo cannot be read.'),
  ).toBeVisible();
  expect(founder().file).toBe('founder');

  api.refusal = undefined;
  await editor.route(/\/o\?name=/, (route) => route.abort(), { times: 1 });
  await chooseFile(editor, choose, await smallPhoto('founder.jpg'));
  await expect(editor.getByText('The file could not be uploaded')).toBeVisible();
  await editor.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => api.files.has(founder().file)).toBe(true);
  expect(founder().alt).toEqual({ en: '', ta: '' });
  await expect(description).toBeVisible();
  await expect(focusOf(editor, FOUNDER).locator('img')).toHaveAttribute('src', /^blob:/);
  await editor.getByRole('button', { name: `Remove: ${FOUNDER}` }).click();
  await expect.poll(() => founder().file).toBe('founder');
  expect(founder().alt.en).toContain('Drawing of the founder');
});
