import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoBarrier } from '../fixtures.ts';
import { test } from './fixtures.ts';
import { networkOf, pathsSent } from './panel.ts';
import { longVideo, noisyPhoto, type SampleFile, smallPhoto } from './sample-files.ts';

const MEGABYTE = 1024 * 1024;

test('thirty photos go in one go: each once, with one bar for all', async ({ page, panel }) => {
  const sent = pathsSent(page);
  const photos = await Promise.all(
    Array.from({ length: 30 }, (_, index) => smallPhoto(`site ${index + 1}.jpg`)),
  );
  await panel.upload(...photos);
  const sentence = page.getByText(/^\d+ of 30 uploaded, keep this page open$/);
  await expect(sentence).toBeVisible();
  await expect(page.getByRole('button', { name: 'Loading..' })).toBeDisabled();
  await panel.finished(30);
  await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeFocused();
  await expect(panel.bar).toHaveAttribute('value', '100');
  await expect(panel.items).toHaveCount(30);
  expect(namesOf(sent).sort()).toEqual(photos.map(({ name }) => name).sort());
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

test('what is missing is said beside its field in our words, and the first field has the focus', async ({
  page,
  panel: _,
}) => {
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const file = page.getByLabel('Photo or video', { exact: true });
  await expect(file).toBeFocused();
  await expect(file).toHaveAccessibleDescription('Please choose a photo or a video.');
  const upload = page.getByRole('form', { name: 'Upload photos and videos' });
  await expect(upload.getByLabel('Service')).toHaveAccessibleDescription(
    'Please choose a service.',
  );
  const location = upload.getByLabel('Location');
  await expect(location).toHaveAccessibleDescription('Please type the place.');
  await location.fill('Theni');
  await expect(location).toHaveAccessibleDescription('');
  await expectNoBarrier(page);
});

test('a file that cannot be taken is named with a sentence that says what to do, and the others go on', async ({
  page,
  panel,
}) => {
  const sent = pathsSent(page);
  const refused: [SampleFile, string][] = [
    [file('nothing.png', Buffer.alloc(0)), 'This file is empty.'],
    [
      file('page.jpg', Buffer.from('<!doctype html><p>Sign in to the network')),
      'There is no photo',
    ],
    [file('large.jpg', largeBytes((await smallPhoto()).buffer)), 'larger than 20 MB'],
    [file('IMG_1.HEIC', Buffer.from('\0\0\0\x18ftypheic')), 'Most Compatible'],
    [file('IMG_2.3gp', Buffer.from('\0\0\0\x14ftyp3gp4')), 'choose a .jpeg'],
  ];
  await panel.choose(...refused.map(([one]) => one), await smallPhoto('good.jpg'));
  const alert = page.getByRole('alert').filter({ hasText: 'Cannot be uploaded' });
  for (const [{ name }, sentence] of refused) {
    const entry = alert.getByRole('listitem').filter({ hasText: name });
    await expect(entry).toContainText(sentence);
  }
  await panel.describe();
  await panel.send();
  await panel.finished();
  expect(namesOf(sent)).toEqual(['good.jpg']);
});

test.describe('a photo that is damaged further in', () => {
  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(/^prepare failed/);
  });

  test('is refused before it is sent, and the form is usable again', async ({
    page,
    gallery,
    panel,
  }) => {
    const { buffer } = await smallPhoto();
    await panel.upload(file('torn.jpg', buffer.subarray(0, 200)));
    await expect(panel.queue.getByText('This file is damaged')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeEnabled();
    await page.getByRole('button', { name: 'Cancel torn.jpg' }).click();
    await expect(panel.queue).toBeHidden();
    expect(await gallery.uploads()).toEqual([]);
  });
});

test.describe('a video that browsers cannot play', () => {
  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(/^prepare failed|^Unsupported video codec/);
  });

  test('is refused before it is sent, with what to do, and the others go on', async ({
    page,
    panel,
  }) => {
    const sent = pathsSent(page);
    await panel.choose('functions/test/corpus/videos/mpeg-4-part-2.mp4');
    await panel.upload(await smallPhoto('good.jpg'));
    await expect(panel.queue.getByText(/^Browsers cannot play .* choose that file/)).toBeVisible();
    await expect(panel.items).toHaveCount(1);
    await page.getByRole('button', { name: 'Cancel mpeg-4-part-2.mp4' }).click();
    await panel.finished();
    expect(namesOf(sent)).toEqual(['good.jpg']);
  });
});

test('any name is taken', async ({ page, panel }) => {
  const sent = pathsSent(page);
  const names = [
    'two  spaces .jpg',
    'வீட்டு மனை.jpg',
    '🏠🚧.jpg',
    '../../etc/passwd.jpg',
    `${'நீ'.repeat(300)}.jpg`,
    "100% 'sure' #1 ?x=[y].jpg",
  ];
  const photo = await smallPhoto();
  await panel.upload(...names.map((name) => ({ ...photo, name })));
  await panel.finished(names.length);
  for (const path of sent) expect(path).toMatch(/^file\/[0-9a-f-]{36}\/[^/]+\.jpg$/);
  expect(sent).toHaveLength(names.length);
  await expect(panel.items).toHaveCount(names.length);
});

test('files are dropped on the page, shown, given their own place, and removed', async ({
  page,
  gallery,
  panel,
}) => {
  const photos = [
    await smallPhoto('one.jpg'),
    await smallPhoto('two.jpg'),
    await smallPhoto('three.jpg'),
  ];
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
    photos.map(({ name, buffer }) => ({ name, bytes: buffer.toString('base64') })),
  );
  const chosen = page.getByRole('list', { name: 'Chosen files' });
  await expect(chosen.getByRole('listitem')).toHaveCount(3);
  await expect(chosen.locator('img')).toHaveCount(3);

  await page.getByRole('button', { name: 'Remove three.jpg' }).click();
  await expect(page.getByRole('button', { name: 'Remove two.jpg' })).toBeFocused();
  const second = chosen.getByRole('listitem').filter({ hasText: 'two.jpg' });
  await second.getByText('Service and place of this file').click();
  await page.getByLabel('Location of two.jpg').fill('Periyakulam');
  await panel.describe('Consturction ', 'Theni');
  await panel.send();
  await panel.finished(2);
  const items = await gallery.items();
  expect(items.map(({ Location, Service }) => [Location, Service]).sort()).toEqual([
    ['Periyakulam', 'Consturction '],
    ['Theni', 'Consturction '],
  ]);
});

test('files that are chosen while others upload can join them, and go on while another page is looked at', async ({
  page,
  panel,
}) => {
  const network = await networkOf(page);
  await network.slow(3 * MEGABYTE);
  await panel.upload(await longVideo(6 * MEGABYTE));
  await panel.reached(5);
  await panel.choose(await smallPhoto('late.jpg'));
  await page.getByRole('button', { name: 'Add this file' }).click();
  await expect(page.getByText('0 of 2 uploaded, keep this page open')).toBeVisible();
  await page.getByRole('link', { name: /^Dashboard/ }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await panel.finished(2);
});

test('what was chosen and not sent yet is still there after a reload', async ({ page, panel }) => {
  await panel.choose(await noisyPhoto(800, 600, 'kept.jpg'));
  const chosen = page.getByRole('list', { name: 'Chosen files' });
  await expect(chosen.locator('img')).toBeVisible();
  await page.reload();
  await expect(chosen.getByText('kept.jpg')).toBeVisible();
  await panel.describe();
  await panel.send();
  await panel.finished();
});

test('earlier places are suggested first', async ({ page, gallery, panel }) => {
  await gallery.add({ Location: 'Andipatti', Service: 'Road Work' });
  await page.reload();
  await expect(panel.items).toHaveCount(1);
  const field = page.getByPlaceholder('Enter the place of project');
  const listId = await field.getAttribute('list');
  const suggestions = page.locator(`datalist#${listId} option`);
  await expect(suggestions.first()).toHaveAttribute('value', 'Andipatti');
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

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 680 } });

    test('how far an upload is stands above the bottom bar on every admin page', async ({
      page,
      panel,
    }) => {
      const network = await networkOf(page);
      await network.slow(1000);
      await panel.upload(await smallPhoto('one.jpg'), await smallPhoto('two.jpg'));
      const line = page.getByText('0 of 2 uploaded, keep this page open');
      const heading = page.getByRole('heading', { name: 'Admin Panel' });
      await heading.scrollIntoViewIfNeeded();
      await expect(line).toBeInViewport({ ratio: 1 });
      for (const [name, title] of [
        ['Dashboard', 'Dashboard'],
        ['Profile', 'Welcome'],
      ] as const) {
        await page.getByRole('link', { name, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(line).toBeInViewport({ ratio: 1 });
        const [text, bar] = [
          await line.boundingBox(),
          await page
            .getByRole('navigation', { name: 'Admin menu' })
            .getByRole('link')
            .first()
            .boundingBox(),
        ];
        if (width === 360)
          expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      }
    });
  });
}

test('the form keeps the last service and place, and the next photos of them need one tap', async ({
  page,
  gallery,
  panel,
}) => {
  await panel.choose(await smallPhoto('one.jpg'));
  await panel.describe('Road Work', 'bodi');
  await panel.send();
  await panel.finished();
  await page.reload();
  await panel.choose(await smallPhoto('two.jpg'));
  await panel.send();
  await expect(panel.items).toHaveCount(2);
  for (const item of await gallery.items())
    expect(item).toMatchObject({ Service: 'Road Work', Location: 'Bodinayakanur' });
});
