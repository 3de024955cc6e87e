import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleItem } from '../../../../functions/test/samples.ts';
import { sharedTestApi } from '../../../../functions/test/test-api.ts';
import { openAdminArea } from '../../../test/admin-area.tsx';
import { stopTimers } from '../../../test/clock.ts';
import { expectedErrors } from '../../../test/setup-dom.ts';
import type { UploadListener } from './upload-to-storage.ts';
import { forgetUploads, GALLERY, uploadFiles } from './uploads.ts';

const api = await sharedTestApi();

/** An upload that is under way until the test ends it. */
interface Sending {
  file: File;
  listener: UploadListener;
  end: () => void;
}

afterEach(() => forgetUploads(() => true));

/** Uploads files of a hundred bytes each. @returns those whose sending has begun */
function upload(count: number): Sending[] {
  const begun: Sending[] = [];
  const names = Array.from({ length: count }, (_, index) => `site ${index + 1}.jpg`);
  const files = names.map((name) => new File(['.'.repeat(100)], name));
  const send = (file: File) => (listener: UploadListener) =>
    new Promise<void>((resolve) => {
      begun.push({ file, listener, end: resolve });
    });
  uploadFiles(files.map((file) => ({ file, owner: GALLERY, send: send(file) })));
  return begun;
}

const bar = () => screen.getByLabelText<HTMLProgressElement>('Upload progress');
const line = () => screen.findByText(/^\d+ of \d+ uploaded \(\d+%\), keep this page open$/);

test('twelve files go once each, two at a time, with one bar in whole percents, which is empty again after eight seconds', async () => {
  const { tap } = openAdminArea(api, '/admin-panel');
  const form = within(await screen.findByRole('form', { name: 'Upload photos and videos' }));
  const begun = upload(12);
  expect((await line()).textContent).toBe('0 of 12 uploaded (0%), keep this page open');
  expect(form.getByText('Loading..').closest('button')?.ariaDisabled).toBe('true');
  for (let count = 0; count < 11; count += 1) {
    await waitFor(() => expect(begun).toHaveLength(Math.min(count + 2, 12)));
    const one = begun[count];
    act(() => one?.listener.onBytes?.(10));
    expect(bar().value).toBe(Math.round(((count * 100 + 10) / 1200) * 100));
    one?.end();
  }
  await waitFor(async () => expect((await line()).textContent).toMatch(/^11 of 12 uploaded \(92%/));
  expect(new Set(begun.map(({ file }) => file.name)).size).toBe(12);
  stopTimers();
  await act(async () => begun.at(-1)?.end());
  expect(form.getByText('Upload').closest('button')?.ariaDisabled).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(7900));
  expect(bar().value).toBe(100);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(bar().value).toBe(0);
  vi.useRealTimers();
  expect(begun).toHaveLength(12);
  screen.getByText(/^12 files uploaded\./);
  await tap(screen.getByLabelText('Dismiss'));
  expect(screen.queryByText(/^12 files uploaded\./)).toBeNull();
});

test('what has been uploaded is said on the page that is open then, and on no other one', async () => {
  const { tap } = openAdminArea(api, '/admin-panel');
  const [sending] = upload(1);
  await line();
  await tap(await screen.findByRole('link', { name: 'Leads' }));
  await line();
  await act(async () => sending?.end());
  await screen.findByText(/^1 file uploaded\./);
  await tap(screen.getByRole('link', { name: 'Layouts' }));
  expect(screen.queryByText(/^1 file uploaded\./)).toBeNull();
});

test('a file that cannot be taken says what to do, and the others go on', async () => {
  const { onCall } = openAdminArea(api, '/admin-panel');
  expectedErrors.push(/upload failed/);
  const detail = 'The photo is damaged or incomplete.';
  onCall(/POST \/api\/file$/, async (_, { body }) =>
    String(body).includes('torn')
      ? Response.json({ detail }, { status: 422 })
      : Response.json(sampleItem(), { status: 201 }),
  );
  const form = await screen.findByRole('form', { name: 'Upload photos and videos' });
  const field = (label: string) => within(form).getByLabelText(label);
  const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
  const files = [
    new File([], 'nothing.png'),
    new File([jpeg], 'torn.jpg'),
    new File([jpeg], 'a.jpg'),
  ];
  fireEvent.change(field('Photo or video'), { target: { files } });
  fireEvent.change(field('Service'), { target: { value: 'Road Work' } });
  fireEvent.change(field('Location'), { target: { value: 'Cumbum' } });
  // By a tap jsdom would not send it: it takes the files that a test chooses for none.
  fireEvent.submit(form);
  await screen.findByText(/^1 file uploaded\./);
  const failed = screen.getByText('Not uploaded').parentElement?.querySelectorAll('li');
  expect([...(failed ?? [])].map((one) => one.textContent)).toEqual([
    'nothing.png: This file is empty. Please choose it again, or take the picture again.',
    `torn.jpg: ${detail}`,
  ]);
});
