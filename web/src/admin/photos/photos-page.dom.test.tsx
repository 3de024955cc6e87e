import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Item, ItemPage } from '@theni/contract';
import { expect, test, vi } from 'vitest';
import { LayoutsServer } from '../../../../functions/test/layouts-server.ts';
import { photos } from '../../../../functions/test/sample-photos.ts';
import { sampleItem } from '../../../../functions/test/samples.ts';
import { sharedTestApi, showItem } from '../../../../functions/test/test-api.ts';
import { openAdminArea } from '../../../test/admin-area.tsx';
import { expectShownFor, stopTimers } from '../../../test/clock.ts';
import { expectedErrors } from '../../../test/setup-dom.ts';

const api = await sharedTestApi();
const layouts = new LayoutsServer(api);

const SORRY = 'something went wrong please try again later....';
const broken = async () => new Response(null, { status: 500 });

const openPhotos = () => openAdminArea(api, '/admin-panel');
const list = () => screen.findByLabelText('Photos and videos', { selector: 'ul' });
const editor = async () => within(await screen.findByRole('form', { name: /^Edit:/ }));

async function storedItems(): Promise<Item[]> {
  const page: ItemPage = await (await api.asAdmin('GET', '/admin/file')).json();
  return page.items;
}

function type(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

test('a photo is taken off Home, and says why it cannot stand there again', async () => {
  expectedErrors.push(/ApiError/);
  const id = await showItem(api, { Location: 'Theni', Service: 'Road Work' });
  await api.asAdmin('PATCH', `/file/${id}`, { Pinned: true });
  const { tap, onCall } = openPhotos();
  const isPinned = (pressed: boolean) =>
    screen.findByRole('button', { name: 'Show first on Home: Road Work, Theni', pressed });
  await tap(await isPinned(true));
  const pin = await isPinned(false);
  const detail = 'Six photos are already shown first on Home. Take one of them off first.';
  onCall(/PATCH/, async () => Response.json({ detail }, { status: 409 }));
  await tap(pin);
  await within(await list()).findByText(detail);
  await isPinned(false);
  expect(await storedItems()).toMatchObject([{ Pinned: false }]);
});

test('of two changes of a photo the one that was made last counts, however slow the first one is', async () => {
  await showItem(api, { Location: 'Theni', Service: 'Road Work' });
  const { tap, onCall, calls } = openPhotos();
  const line = Promise.withResolvers<void>();
  onCall(/PATCH/, async (forward, { body }) => {
    if (String(body).includes('Cumbum')) await line.promise;
    return forward();
  });
  const change = async (place: string) => {
    await tap(await screen.findByLabelText('Edit: Road Work, Theni'));
    type((await editor()).getByLabelText('Location'), place);
    await tap((await editor()).getByText('Save'));
  };
  await change('Cumbum');
  await tap((await editor()).getByText('cancel'));
  await change('Bodinayakanur');
  await (await editor()).findByText('Saving..');
  // The second one waits for the first.
  expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
  line.resolve();
  await waitFor(() => expect(screen.queryByRole('form', { name: /^Edit:/ })).toBeNull());
  await within(await list()).findByText('Bodinayakanur');
  expect(await storedItems()).toMatchObject([{ Location: 'Bodinayakanur' }]);
});

test('service, place and layout of a photo are changed in its place, for visitors too', async () => {
  await layouts.add({ name: { en: 'Sample Garden', ta: '' } }, [], 'sample-garden');
  await showItem(api, { Location: 'Theni', Service: 'Road Work' });
  const { tap } = openPhotos();
  await tap(await screen.findByLabelText('Edit: Road Work, Theni'));
  const first = await editor();
  await first.findByText('Sample Garden');
  type(first.getByLabelText('Service'), 'Consturction ');
  type(first.getByLabelText('Location'), 'Cumbum');
  type(first.getByLabelText('Layout'), 'sample-garden');
  await tap(first.getByText('Save'));
  const notice = await screen.findByText('Saved.');
  await waitFor(() => expect(document.activeElement).toBe(notice));
  await within(await list()).findByText(/Sample Garden/);
  expect(await storedItems()).toMatchObject([
    { Location: 'Cumbum', Service: 'Consturction ', Layout: 'sample-garden' },
  ]);
  await tap(screen.getByLabelText('Edit: Consturction, Cumbum'));
  const second = await editor();
  type(second.getByLabelText('Layout'), '');
  await tap(second.getByText('Save'));
  await screen.findByLabelText('Edit: Consturction, Cumbum');
  expect(within(await list()).queryByText(/Sample Garden/)).toBeNull();
  expect((await storedItems())[0]?.Layout).toBeUndefined();
});

test('what is typed into a photo outlives a reload, and nothing is counted before a file is sent', async () => {
  await showItem(api, { Location: 'Cumbum', Service: 'Road Work' });
  await showItem(api, { Location: 'Theni', Service: 'Road Work' });
  const first = openPhotos();
  await first.tap(await screen.findByLabelText('Edit: Road Work, Theni'));
  expect(screen.queryByText('0%')).toBeNull();
  type((await editor()).getByLabelText('Location'), 'Theni, bus stand');
  cleanup();
  const second = openPhotos();
  const place = (await editor()).getByLabelText<HTMLInputElement>('Location');
  expect(place.value).toBe('Theni, bus stand');
  await second.tap((await editor()).getByText('Save'));
  await screen.findByLabelText('Edit: Road Work, Theni, bus stand');
  cleanup();
  openPhotos();
  await screen.findByLabelText('Edit: Road Work, Theni, bus stand');
  expect(screen.queryByRole('form', { name: /^Edit:/ })).toBeNull();
});

test('of hundreds of photos sixty are listed, the next ones follow, and a search finds any', async () => {
  const batch = api.firestore.batch();
  for (const { _id, ...fields } of photos(130))
    batch.set(api.firestore.doc(`files/${_id}`), fields);
  await batch.commit();
  const { user } = openPhotos();
  const items = await list();
  expect(items.children).toHaveLength(60);
  screen.getByText('130 of 130 photos');
  const showMore = async () => {
    screen.getByText('Show more').closest('button')?.focus();
    await user.keyboard('{Enter}');
  };
  await showMore();
  await waitFor(() => expect(items.children).toHaveLength(120));
  expect(document.activeElement).toBe(items.children[60]);
  await showMore();
  await waitFor(() => expect(items.children).toHaveLength(130));
  expect(document.activeElement).toBe(items.children[120]);
  expect(screen.queryByText('Show more')).toBeNull();
  type(screen.getByLabelText(/^Search photos/), 'town 127');
  await screen.findByText('1 of 130 photos');
  expect(items.children).toHaveLength(1);
  within(items).getByText('Town 127');
});

test('a list that cannot be loaded is asked for again', async () => {
  expectedErrors.push(/data could not be/);
  await showItem(api);
  let isBroken = true;
  const { tap, onCall } = openPhotos();
  onCall(/GET \/api\/admin\/file/, (forward) => (isBroken ? broken() : forward()));
  await screen.findByText(SORRY);
  isBroken = false;
  await tap(screen.getByText('Try again'));
  expect((await list()).children).toHaveLength(1);
});

test('a deletion that fails says so for five seconds, and cancel leaves the photo', async () => {
  expectedErrors.push(/data could not be/);
  await showItem(api, { Location: 'Theni', Service: 'Road Work' });
  const { tap, onCall } = openPhotos();
  onCall(/DELETE/, broken);
  await tap(await screen.findByLabelText('Delete: Road Work, Theni'));
  const dialog = await screen.findByRole('dialog', { name: 'do you want to delete ?' });
  const question = within(dialog);
  await question.findByRole('img', { name: 'Road Work' });
  stopTimers();
  fireEvent.click(question.getByText('yes'));
  await expectShownFor(SORRY, 5);
  vi.useRealTimers();
  await tap(question.getByText('cancel'));
  await waitFor(() => expect(location.search).toBe(''));
  expect(await storedItems()).toHaveLength(1);
});

test('what is missing is said beside its field, and a layout brings its place', async () => {
  await layouts.add({ name: { en: 'Hills', ta: '' }, place: 'Bodinayakanur' }, [], 'hills');
  const { tap, onCall } = openPhotos();
  const sent: Partial<Item>[] = [];
  onCall(/POST \/api\/file$/, async (_, { body }) => {
    sent.push(JSON.parse(String(body)));
    return Response.json(sampleItem(), { status: 201 });
  });
  const element = await screen.findByRole('form', { name: 'Upload photos and videos' });
  const form = within(element);
  await form.findByText('Hills');
  await tap(form.getByRole('button', { name: 'Upload' }));
  const file = form.getByLabelText<HTMLInputElement>('Photo or video');
  expect(document.activeElement).toBe(file);
  expect(file.accept).toBe('.jpeg,.jpg,.png,.mp4');
  const saidAt = (field: HTMLElement) =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(saidAt(file)).toBe('Please choose a photo or a video.');
  const service = form.getByLabelText('Service');
  expect(saidAt(service)).toBe('Please choose a service.');
  const place = form.getByPlaceholderText<HTMLInputElement>('Enter the place of project');
  expect(saidAt(place)).toBe('Please type the place.');
  expect(place.list?.options[0]?.value).toBe('Theni');
  type(form.getByLabelText('Layout'), 'hills');
  expect(place.value).toBe('Bodinayakanur');
  type(place, 'bus stand, Cumbum');
  type(form.getByLabelText('Layout'), '');
  type(service, 'Consturction ');
  const jpeg = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'photo.jpg');
  fireEvent.change(file, { target: { files: [jpeg] } });
  // By a tap jsdom would not send it: it takes the file that a test chooses for none.
  fireEvent.submit(element);
  await screen.findByText(/^1 file uploaded\./);
  expect(sent).toMatchObject([{ Location: 'bus stand, Cumbum', Service: 'Consturction ' }]);
  expect(sent[0]).not.toHaveProperty('Layout');
});
