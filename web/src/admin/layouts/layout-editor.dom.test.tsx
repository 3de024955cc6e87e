import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { plotPath } from '@theni/contract';
import { expect, test, vi } from 'vitest';
import { samplePlotId } from '../../../../config/sample-plan.ts';
import { LayoutsServer, PLAN, SLUG } from '../../../../functions/test/layouts-server.ts';
import { sharedTestApi } from '../../../../functions/test/test-api.ts';
import { openAdminArea } from '../../../test/admin-area.tsx';
import { stopTimers } from '../../../test/clock.ts';
import { fill, leave, typedIn } from '../../../test/fields.ts';

const api = await sharedTestApi();
const layouts = new LayoutsServer(api);

const openPart = (part: string, field = '') =>
  openAdminArea(api, `/admin/layouts?layout=${SLUG}&part=${part}&field=${field}`);

const summary = (text: string | RegExp) => screen.getByText(text, { selector: 'summary' });

test('a publication waits for what is still being saved of a layout', async () => {
  await layouts.add();
  const { tap, onCall } = openPart('details', 'roads.en');
  let publications = 0;
  onCall(/GET \/api\/content\/publish/, async () => Response.json(null));
  onCall(/POST \/api\/content\/publish/, async () => {
    publications += 1;
    return Response.json({ skipped: [] });
  });
  const line = Promise.withResolvers<void>();
  onCall(/PATCH \/api\/admin\/layouts/, async (forward) => {
    await line.promise;
    return forward();
  });
  fill(await screen.findByLabelText('Roads (English)'), 'A road of 40 ft');
  await tap(screen.getByText('Publish'));
  await tap(await screen.findByRole('button', { name: 'Publish now' }));
  await screen.findByRole('progressbar');
  expect(publications).toBe(0);
  line.resolve();
  await waitFor(() => expect(publications).toBe(1));
  expect((await layouts.find()).layout.roads.en).toBe('A road of 40 ft');
});

test('the owner is led to each field that keeps a layout from being public', async () => {
  await layouts.add({ description: { en: '', ta: '' }, geo: null, extent: null }, [
    { number: '7' },
  ]);
  await layouts.change({ [plotPath(samplePlotId('7'))]: { number: '7' }, public: false });
  const { tap } = openPart('plots');
  await tap(await screen.findByLabelText('Public'));
  await screen.findByText(/^5 things to correct/);
  await tap(screen.getByText('Plot 7: Size, sq ft'));
  const sheet = within(await screen.findByRole('dialog'));
  fill(sheet.getByLabelText('Size, sq ft'), '1,200');
  await tap(sheet.getByText('Close'));
  await tap(screen.getByText('Description, English'));
  const description = await screen.findByLabelText('Description (English)');
  expect(document.activeElement).toBe(description);
  const first = summary(/^Name and description/).parentElement as HTMLDetailsElement;
  await tap(summary(/^Name and description/));
  expect(first.open).toBe(false);
  await tap(screen.getByText('Description, English'));
  await waitFor(() => expect(first.open).toBe(true));
  expect(document.activeElement).toBe(description);
  fill(description, 'Sample plots by the river.');
  const inTamil = screen.getByLabelText('Description (Tamil)');
  fireEvent.blur(inTamil);
  await within(inTamil.parentElement as HTMLElement).findByText(/missing in Tamil/);

  await tap(screen.getByRole('link', { name: 'Place on the map' }));
  const place = screen.getByLabelText<HTMLInputElement>('Place on the map');
  fill(place, 'https://maps.app.goo.gl/AbC123');
  screen.getByText(/^A short link does not hold the place/);
  fill(place, 'https://www.google.com/maps?q=10.0104,77.4768');
  await waitFor(async () =>
    expect((await layouts.find()).layout).toMatchObject({
      description: { en: 'Sample plots by the river.', ta: '' },
      geo: { latitude: 10.0104, longitude: 77.4768 },
      plots: [{ squareFeet: 1200 }],
    }),
  );
});

test('a year of two digits in a date of a layout is that of this century, and saved so', async () => {
  await layouts.add();
  openPart('details', 'price.asOf');
  const date = await screen.findByLabelText('Date of this price');
  fill(date, '0026-03-02');
  leave(date);
  expect(typedIn(date)).toBe('2026-03-02');
  await waitFor(async () => expect((await layouts.find()).layout.price.asOf).toBe('2026-03-02'));
});

test('photos are chosen from the gallery in their order', async () => {
  await layouts.addSamples();
  await layouts.add();
  const { tap } = openPart('details', 'photos');
  for (const town of ['Town 2', 'Town 1', 'Town 3', 'Town 2'])
    await tap(await screen.findByLabelText(new RegExp(town)));
  await waitFor(async () =>
    expect((await layouts.find()).layout.photos.map((id) => id.slice(-1))).toEqual(['1', '3']),
  );
});

/** What the frame of the preview shows. jsdom opens it, and does not tell. */
function shownPage() {
  const frame = screen.getByTitle<HTMLIFrameElement>('Its page');
  fireEvent.load(frame);
  return frame.contentDocument?.body as HTMLElement;
}

test('the page of a layout is seen in both languages, and nothing in it looks as if a tap opened it', async () => {
  await layouts.addSamples();
  await layouts.add({ plan: PLAN }, [{ number: '1' }]);
  const { tap } = openPart('preview');
  await screen.findByTitle('Its page');
  await within(shownPage()).findByText('Meera Nagar', { selector: 'h1' });
  await tap(screen.getByRole('button', { name: 'தமிழ்' }));
  stopTimers();
  const tamil = shownPage();
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  while (!within(tamil).queryByText('மீரா நகர்', { selector: 'h1' })) await pass(0);
  await pass(1000);
  expect(tamil.querySelectorAll('[data-editable]')).toHaveLength(0);
});

const PATCH_OF_TEXTS = /PATCH \/api\/content$/;
const unavailable = async () => new Response(null, { status: 503 });

test('the preview of a layout has the texts of the website as they are typed here, saved or not', async () => {
  await layouts.add();
  const website = openAdminArea(api, '/admin/website?edit=company.name');
  website.onCall(PATCH_OF_TEXTS, unavailable);
  fill(await screen.findByLabelText('Name (English)'), 'Vaigai Homes');
  cleanup();
  openPart('preview').onCall(PATCH_OF_TEXTS, unavailable);
  await screen.findByTitle('Its page');
  expect(await within(shownPage()).findAllByText(/Vaigai Homes/)).not.toHaveLength(0);
});

test('a paper that is removed by a slip comes back where it was; whoever removes one with the keyboard goes on at the next one, or at the upload', async () => {
  const titles = ['Approval', 'Plan', 'Title deed'];
  const documents = titles.map((en) => ({ file: crypto.randomUUID(), title: { en, ta: '' } }));
  await layouts.add({ documents });
  const { tap, user } = openPart('details', 'documents');
  await tap(await screen.findByLabelText('Remove Plan'));
  await tap(await screen.findByText('Undo'));
  await screen.findByText('Document 2: Plan', { selector: 'summary' });
  await screen.findByText('Saved');
  expect((await layouts.find()).layout.documents).toEqual(documents);

  const remove = async (title: string) => {
    screen.getByLabelText(`Remove ${title}`).focus();
    await user.keyboard('{Enter}');
  };
  await remove('Approval');
  expect(document.activeElement).toBe(summary('Document 1: Plan'));
  await remove('Title deed');
  expect(document.activeElement).toBe(screen.getByText(/^Upload a PDF/).closest('button'));
});

test('an upload of a plan shows that it is under way; before one of another size is taken, the owner is told that the drawn plots will not fit', async () => {
  await layouts.addSamples();
  await layouts.add({ plan: PLAN }, [{ number: '1', shape: '60,60 180,60 180,340 60,340' }]);
  const { tap, onCall } = openPart('details', 'plan');
  // As the server answers an upload, and whoever asks for the file.
  const made = { id: crypto.randomUUID(), name: 'plan.png', bytes: 1, kind: 'picture' };
  const size = { width: 900, height: 900, widths: [900], colour: '#ffffff', placeholder: '' };
  onCall(/POST \/api\/content\/files$/, async () => Response.json({ ...made, ...size }));
  onCall(new RegExp(`files/${made.id}$`), async () => Response.json({ ...made, ...size }));
  const choose = async () => {
    const button = await screen.findByText('Upload another layout plan');
    const input = button.closest('div')?.querySelector('input[type=file]') as HTMLInputElement;
    const picture = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'plan.jpg');
    fireEvent.change(input, { target: { files: [picture] } });
    screen.getByRole('progressbar', { name: 'Upload progress' });
    expect(button.closest('button')?.getAttribute('aria-disabled')).toBe('true');
    return within(await screen.findByRole('dialog', { name: 'Take another plan?' }));
  };
  const first = await choose();
  first.getByText(/900 × 900 pixels.* the plots that are drawn \(1\)/);
  await tap(first.getByText('cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await layouts.find()).layout.plan).toEqual(PLAN);
  await tap((await choose()).getByText('Take the new plan'));
  await waitFor(async () => expect((await layouts.find()).layout.plan?.width).toBe(900));
});
