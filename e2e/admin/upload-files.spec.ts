import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoBarrier } from '../fixtures.ts';
import { test } from './fixtures.ts';
import { networkOf, pathsSent } from './panel.ts';
import { longVideo, noisyPhoto, type SampleFile, smallPhoto } from './sample-files.ts';

const MEGABYTE = 1024 * 1024;

test('thirty photos go in one go, whatever they are called: each once, with one bar for all', async ({
  page,
  panel,
}) => {
  const sent = pathsSent(page);
  const odd = [
    'two  spaces .jpg',
    'வீட்டு மனை.jpg',
    '🏠🚧.jpg',
    '../../etc/passwd.jpg',
    `${'நீ'.repeat(300)}.jpg`,
    "100% 'sure' #1 ?x=[y].jpg",
  ];
  const plain = Array.from({ length: 24 }, (_, index) => `site ${index + 1}.jpg`);
  const photo = await smallPhoto();
  await panel.upload(...[...odd, ...plain].map((name) => ({ ...photo, name })));
  await expect(page.getByText(/^\d+ of 30 uploaded, keep this page open$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Loading..' })).toBeDisabled();
  await panel.finished(30);
  await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeFocused();
  await expect(panel.bar).toHaveAttribute('value', '100');
  await panel.holds(30);
  expect(sent).toHaveLength(30);
  for (const path of sent) expect(path).toMatch(/^file\/[0-9a-f-]{36}\/[^/]+\.jpg$/);
  const plainSent = namesOf(sent).filter((name) => name?.startsWith('site '));
  expect(plainSent.sort()).toEqual(plain.sort());
});

test('on a phone twelve photos of today go into the layout of the last time with three taps: Photos, the files, Upload; another layout brings its own place', async ({
  page,
  gallery,
  panel,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const layout = page.getByLabel('Layout', { exact: true });
  await panel.describe('Plots and Approvals', 'Bus stand, Theni');
  await layout.selectOption('Sample Garden');
  await panel.choose(await smallPhoto('yesterday.jpg'));
  await panel.send();
  await panel.finished();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await page.getByRole('link', { name: 'Photos', exact: true }).click();
  const photo = await smallPhoto();
  const names = Array.from({ length: 12 }, (_, index) => `today ${index + 1}.jpg`);
  await panel.choose(...names.map((name) => ({ ...photo, name })));
  const upload = page.getByRole('button', { name: 'Upload 12 files' });
  await expect(upload).toBeInViewport({ ratio: 1 });
  await upload.click();
  await panel.holds(13);
  const items = await gallery.items();
  expect(items).toHaveLength(13);
  for (const item of items)
    expect(item).toMatchObject({
      Service: 'Plots and Approvals',
      Location: 'Bus stand, Theni',
      Project: 'sample-garden',
    });

  const location = page.getByLabel('Location', { exact: true });
  await layout.selectOption('Sample Hills');
  await expect(location).toHaveValue('Bodinayakanur');
  await location.fill('Hill road, Bodinayakanur');
  await layout.selectOption('Sample Garden');
  await expect(location).toHaveValue('Hill road, Bodinayakanur');
});

test('a video of 90 MB is uploaded whole, and says how far it is prepared', async ({
  page,
  gallery,
  panel,
}, testInfo) => {
  const video = await longVideo(90 * MEGABYTE);
  const path = testInfo.outputPath('long video.mp4');
  await writeFile(path, video.buffer);
  const shown = await textsShown(page);
  await panel.upload(path);
  await panel.finished();
  expect(await shown()).toMatch(/Preparing, \d+ %/);
  expect((await gallery.items())[0]).toMatchObject({
    Size: video.buffer.length,
    FileType: 'video/mp4',
  });
  await expect(panel.bar).toHaveAttribute('value', '100');
  await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeEnabled();
});

test('what is missing is said beside its field; files are dropped, shown, kept over a reload, given their own place, removed; the next ones need one tap', async ({
  page,
  gallery,
  panel,
}) => {
  await gallery.add({ Location: 'Andipatti', Service: 'Road Work' });
  await page.reload();
  await panel.holds(1);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const input = page.getByLabel('Photo or video', { exact: true });
  await expect(input).toBeFocused();
  await expect(input).toHaveAccessibleDescription('Please choose a photo or a video.');
  const upload = page.getByRole('form', { name: 'Upload photos and videos' });
  await expect(upload.getByLabel('Service')).toHaveAccessibleDescription(
    'Please choose a service.',
  );
  const location = upload.getByLabel('Location');
  await expect(location).toHaveAccessibleDescription('Please type the place.');
  await location.fill('Theni');
  await expect(location).toHaveAccessibleDescription('');
  await expectNoBarrier(page);
  const suggestions = page.locator(`datalist#${await location.getAttribute('list')} option`);
  await expect(suggestions.first()).toHaveAttribute('value', 'Andipatti');

  const photo = await noisyPhoto(800, 600, 'one.jpg');
  await drop(page, [photo, { ...photo, name: 'two.jpg' }, { ...photo, name: 'three.jpg' }]);
  const chosen = page.getByRole('list', { name: 'Chosen files' });
  await expect(page.getByText('3 files chosen')).toBeVisible();
  await expect(chosen.locator('img')).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove three.jpg' }).click();
  await expect(page.getByRole('button', { name: 'Remove two.jpg' })).toBeFocused();
  await page.reload();
  await expect(chosen.getByText('one.jpg')).toBeVisible();
  await expect(chosen.locator('img')).toHaveCount(2);

  const second = chosen.getByRole('listitem').filter({ hasText: 'two.jpg' });
  await second.getByText('Service and place of this file').click();
  await page.getByLabel('Location of two.jpg').fill('Periyakulam');
  await panel.describe('Consturction ', 'bodi');
  await page.getByRole('button', { name: 'Upload 2 files' }).click();
  await panel.finished(2);

  await page.reload();
  await panel.choose(photo);
  await page.getByRole('button', { name: 'Remove one.jpg' }).click();
  await panel.choose(await smallPhoto('next.jpg'));
  await panel.send();
  await panel.holds(4);
  const items = await gallery.items();
  expect(items.map(({ Location, Service }) => [Location, Service]).sort()).toEqual([
    ['Andipatti', 'Road Work'],
    ['Bodinayakanur', 'Consturction '],
    ['Bodinayakanur', 'Consturction '],
    ['Periyakulam', 'Consturction '],
  ]);
});

/** Drags files from outside onto the page. */
async function drop(page: Page, files: SampleFile[]): Promise<void> {
  await page.evaluate(
    (files) => {
      const data = new DataTransfer();
      for (const { name, bytes } of files)
        data.items.add(
          new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name),
        );
      document.body.dispatchEvent(
        new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
      );
    },
    files.map(({ name, buffer }) => ({ name, bytes: buffer.toString('base64') })),
  );
}

test('a file that cannot be taken is refused before it is sent, with a sentence that says what to do, and the others go on', async ({
  page,
  panel,
  expectedErrors,
}) => {
  expectedErrors.push(/^prepare failed|^Unsupported video codec/);
  const sent = pathsSent(page);
  const good = await smallPhoto('good.jpg');
  const refused: [SampleFile, string][] = [
    [file('nothing.png', Buffer.alloc(0)), 'This file is empty.'],
    [
      file('page.jpg', Buffer.from('<!doctype html><p>Sign in to the network')),
      'There is no photo',
    ],
    [file('large.jpg', largeBytes(good.buffer)), 'larger than 20 MB'],
    [file('IMG_1.HEIC', Buffer.from('\0\0\0\x18ftypheic')), 'Most Compatible'],
    [file('IMG_2.3gp', Buffer.from('\0\0\0\x14ftyp3gp4')), 'choose a .jpeg'],
  ];
  // Of these two that is seen only when they are prepared.
  const unplayable = 'functions/test/corpus/videos/mpeg-4-part-2.mp4';
  const torn = file('torn.jpg', good.buffer.subarray(0, 200));
  await panel.choose(unplayable);
  await panel.choose(...refused.map(([one]) => one), torn, good);
  const alert = page.getByRole('alert').filter({ hasText: 'Cannot be uploaded' });
  for (const [{ name }, sentence] of refused) {
    const entry = alert.getByRole('listitem').filter({ hasText: name });
    await expect(entry).toContainText(sentence);
  }
  await panel.describe();
  await panel.send();
  await expect(panel.queue.getByText(/^Browsers cannot play .* choose that file/)).toBeVisible();
  await expect(panel.queue.getByText('This file is damaged')).toBeVisible();
  await panel.holds(1);
  await page.getByRole('button', { name: 'Cancel mpeg-4-part-2.mp4' }).click();
  await page.getByRole('button', { name: 'Cancel torn.jpg' }).click();
  await panel.finished();
  await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeEnabled();
  expect(namesOf(sent)).toEqual(['good.jpg']);
});

test('how far an upload is stands above the bottom bar on every admin page; files that are chosen meanwhile can join, and it goes on while another page is looked at', async ({
  page,
  panel,
}) => {
  const network = await networkOf(page);
  await network.slow(1000);
  await panel.upload(await smallPhoto('one.jpg'));
  await panel.choose(await smallPhoto('late.jpg'));
  await page.getByRole('button', { name: 'Add this file' }).click();
  const line = page.getByText('0 of 2 uploaded, keep this page open');
  await page.getByRole('heading', { name: 'Photos & videos' }).scrollIntoViewIfNeeded();
  await expect(line).toBeInViewport({ ratio: 1 });
  const firstOfMenu = page
    .getByRole('navigation', { name: 'Admin menu' })
    .getByRole('link')
    .first();
  for (const [name, title] of [
    [/^Leads$/, 'Leads'],
    [/^Profile$/, 'Welcome'],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 680 });
    await expect(line).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 680 });
    await expect(line).toBeInViewport({ ratio: 1 });
    const [text, bar] = [await line.boundingBox(), await firstOfMenu.boundingBox()];
    expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  await network.restore();
  await panel.finished(2);
});

/** All that the page shows from now on, however shortly. */
async function textsShown(page: Page): Promise<() => Promise<string>> {
  const texts = await page.evaluateHandle(() => {
    const seen: (string | null)[] = [];
    const look = (changes: MutationRecord[]) => {
      for (const { target } of changes) seen.push(target.parentElement?.textContent ?? null);
    };
    const watched = { subtree: true, childList: true, characterData: true };
    new MutationObserver(look).observe(document.body, watched);
    return seen;
  });
  return async () => (await texts.jsonValue()).join('\n');
}

function namesOf(paths: string[]) {
  return paths.map((path) => path.split('/').at(-1));
}

function file(name: string, buffer: Buffer): SampleFile {
  return { name, mimeType: '', buffer };
}

/** One byte more than is taken. */
function largeBytes(photo: Buffer): Buffer {
  return Buffer.concat([photo, Buffer.alloc(20 * MEGABYTE + 1 - photo.length)]);
}
