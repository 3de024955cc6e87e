import type { Page } from '@playwright/test';
import { expect, expectNoBarrier } from '../fixtures.ts';
import { openPart, test } from './content-editor.ts';
import { chooseFile } from './fixtures.ts';
import { smallPhoto } from './sample-files.ts';

test.use({ viewport: { width: 360, height: 740 } });

const SLIDE = 'Plots and Approvals › Slides › Slide 1 › Picture';
const FOUNDER = 'People › Founder › Picture';
const focusOf = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Focus point.*${name}$`) });

test('a slide gets another drawing, takes it along when it is moved, and the preview shows it', async ({
  editor,
  api,
}) => {
  await openPart(editor, 'Plots and Approvals');
  await editor.getByRole('button', { name: `Choose a drawing: ${SLIDE}` }).click();
  await expectNoBarrier(editor);
  await editor.getByRole('button', { name: 'Road 1', exact: true }).click();
  await expect.poll(() => api.draft.plots.slides[0]?.picture.file).toBe('road1');
  await editor
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .click();
  await expect.poll(() => api.draft.plots.slides[1]?.picture.file).toBe('road1');
  await editor.getByRole('link', { name: 'Preview', exact: true }).last().click();
  const slide = editor.frameLocator('iframe').getByRole('group', { name: 'Slide 2 of 4' });
  await expect(slide.locator('img')).toHaveAttribute('src', /road1/);
});

test('the point that stays in view is tapped, or moved with the arrow keys', async ({
  editor,
  api,
}) => {
  await openPart(editor, 'Plots and Approvals');
  const focus = focusOf(editor, SLIDE);
  await focus.press('ArrowLeft');
  await focus.press('ArrowLeft');
  await focus.press('Shift+ArrowDown');
  const picture = () => api.draft.plots.slides[0]?.picture;
  await expect.poll(picture).toMatchObject({ x: 48, y: 60 });
  await expect(focus).toHaveAccessibleName(/48 % from the left, 60 % from the top/);
  const { width = 0, height = 0 } = (await focus.boundingBox()) ?? {};
  await focus.click({ position: { x: width / 4, y: (height * 3) / 4 } });
  await expect.poll(() => Math.abs((picture()?.x ?? 0) - 25)).toBeLessThanOrEqual(1);
  await expect.poll(() => Math.abs((picture()?.y ?? 0) - 75)).toBeLessThanOrEqual(1);
});

test('a photo whose upload breaks off is sent again at a tap; what it shows is to be told anew, and it can be removed', async ({
  editor,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED/);
  await openPart(editor, 'People');
  await editor.route(/\/v0\/b\//, (route) => route.abort(), { times: 1 });
  await chooseFile(editor, `Choose a photo: ${FOUNDER}`, await smallPhoto('founder.jpg'));
  await expect(editor.getByText('The file could not be uploaded')).toBeVisible();
  await editor.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => api.files.has(api.draft.people.founder.picture.file)).toBe(true);
  expect(api.draft.people.founder.picture.alt).toEqual({ en: '', ta: '' });
  await expect(focusOf(editor, FOUNDER).locator('img')).toHaveAttribute('src', /^blob:/);
  await editor.getByRole('button', { name: `Remove: ${FOUNDER}` }).click();
  await expect.poll(() => api.draft.people.founder.picture.file).toBe('founder');
  expect(api.draft.people.founder.picture.alt.en).toContain('Drawing of the founder');
});

test('a file that is no picture is refused with the reason, here or by the server', async ({
  editor,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/422/);
  await openPart(editor, 'People');
  await chooseFile(editor, `Choose a photo: ${FOUNDER}`, {
    name: 'page.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<html>'),
  });
  await expect(editor.getByText('There is no photo in this file.')).toBeVisible();
  api.refusal = 'The photo cannot be read.';
  await chooseFile(editor, `Choose a photo: ${FOUNDER}`, await smallPhoto());
  await expect(
    editor.getByText('The server did not accept this file: The photo cannot be read.'),
  ).toBeVisible();
  expect(api.draft.people.founder.picture.file).toBe('founder');
});
