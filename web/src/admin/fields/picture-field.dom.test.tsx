import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sharedTestApi } from '../../../../functions/test/test-api.ts';
import { WebsiteServer } from '../../../../functions/test/website-server.ts';
import type { AdminArea } from '../../../test/admin-area.tsx';
import { fill } from '../../../test/fields.ts';
import { openValue, sheet } from '../../../test/website-editor.ts';

const api = await sharedTestApi();
const server = new WebsiteServer(api.asAdmin);

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const A_FILE = /^[0-9a-f-]{36}$/;

/** The file is stored once the server is told of it, which happens when `line` is there. */
function storeFiles({ onCall }: AdminArea, line = Promise.resolve()): void {
  onCall(/^POST \/api\/content\/files$/, async (_, { body }) => {
    await line;
    const file = {
      ...(JSON.parse(String(body)) as { id: string; name: string }),
      bytes: 1000,
      kind: 'picture' as const,
      width: 320,
      height: 240,
      widths: [320],
      colour: '#1e1ec8',
      placeholder: '',
    };
    await api.dependencies.contentFiles.create({ ...file, hash: file.id });
    return Response.json(file, { status: 201 });
  });
}

/** In the field with this name for screen readers. */
async function choose({ user }: AdminArea, field: string, file: File): Promise<void> {
  const button = await sheet().findByLabelText(`Choose a photo: ${field}`);
  const input = button.parentElement?.querySelector('input[type=file]');
  await user.upload(input as HTMLInputElement, file);
}

const photo = (name: string) => new File([JPEG], name, { type: 'image/jpeg' });

test('a photo of the founder is chosen, described and taken back; a file that is none says why', async () => {
  const name = 'People › Founder › Picture';
  const path = 'people.founder.picture';
  const area = await openValue(api, path, 'about');
  storeFiles(area);
  await choose(area, name, new File(['<html>'], 'page.jpg', { type: 'image/jpeg' }));
  await screen.findByText(/Please choose a .jpeg/);
  await choose(area, name, photo('founder.jpg'));
  const picture = async () => (await server.value(path)) as { file: string; alt: unknown };
  await waitFor(async () => expect((await picture()).file).toMatch(A_FILE));
  fill(sheet().getByLabelText(/^What the picture shows.*English/), 'The founder on a plot');
  await waitFor(async () =>
    expect((await picture()).alt).toEqual({ en: 'The founder on a plot', ta: '' }),
  );
  await area.tap(sheet().getByLabelText(`Remove: ${name}`));
  await waitFor(async () => expect((await server.read()).draft).toEqual({}));
});

const SLIDES = 'construction.slides';
const SLIDE = 'Construction Work › Slides › Slide 1 › Picture';

async function slides() {
  return (await server.value(SLIDES)) as { title: { en: string }; picture: { file: string } }[];
}

/** A photo that is on its way until `store` is called. */
async function chooseForFirstSlide() {
  const line = Promise.withResolvers<void>();
  const area = await openValue(api, `${SLIDES}.0.title`, 'construction');
  storeFiles(area, line.promise);
  await choose(area, SLIDE, photo('slide.jpg'));
  await waitFor(() => expect(area.calls).toContain('POST /api/content/files'));
  return { tap: area.tap, store: line.resolve };
}

test('a photo that takes long finds its slide wherever it is by then', async () => {
  const before = await slides();
  const { tap, store } = await chooseForFirstSlide();
  fill(document.activeElement as HTMLElement, 'Typed meanwhile');
  await tap(sheet().getByLabelText('Move Typed meanwhile down'));
  await waitFor(async () => expect((await slides())[1]?.title.en).toBe('Typed meanwhile'));
  store();
  await waitFor(async () => expect((await slides())[1]?.picture.file).toMatch(A_FILE));
  expect((await slides())[1]?.title.en).toBe('Typed meanwhile');
  expect((await slides())[0]).toEqual(before[1]);
});

test('a photo whose slide was removed meanwhile says that it is not used', async () => {
  const before = await slides();
  const { tap, store } = await chooseForFirstSlide();
  await tap(sheet().getByLabelText(`Remove ${before[0]?.title.en}`));
  store();
  await screen.findByText(/was uploaded but is not used/);
  await waitFor(async () => expect(await slides()).toHaveLength(before.length - 1));
});
