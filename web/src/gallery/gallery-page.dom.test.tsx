import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { photo, photos, video } from '../../../functions/test/sample-photos.ts';
import { notNow } from '../../test/answers.ts';
import { openPublicPage } from '../../test/public-page.tsx';
import { expectedErrors } from '../../test/setup-dom.ts';
import { documentData } from '../document-data.ts';
import { itemsAddress } from './items.ts';

const LOADING = 'Loading Please wait....';
const FAILED = 'The photos could not be loaded.';
const LISTS = /^\/api\/file\?/;

const PLACES = ['Theni', 'Cumbum', 'Bodinayakanur'];
const inThreeTowns = photos(24).map((item, index) => ({
  ...item,
  Location: PLACES[index % PLACES.length] ?? '',
}));

/** The page's script comes when it is first opened. */
const findMain = async () => within(await screen.findByRole('main'));
const listItems = () => within(screen.getByRole('main')).queryAllByRole('listitem');
const itemTexts = () => listItems().map(({ textContent }) => textContent);
const expectCount = (count: number) => waitFor(() => expect(listItems()).toHaveLength(count));
const expectTexts = (texts: RegExp[]) =>
  waitFor(() => expect(itemTexts()).toEqual(texts.map((text) => expect.stringMatching(text))));
const linkTo = (number: number) =>
  document.querySelector(`main a[href$="item=${photo(number)._id}"]`);

const select = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
/** The option of this name must have come. */
const option = async (name: string, text: string) =>
  within(await select(name)).findByRole('option', { name: text });
const expectChosen = (name: string, text: string) =>
  waitFor(async () => expect((await select(name)).selectedOptions[0]?.textContent).toBe(text));
const expectAddress = (address: unknown) =>
  waitFor(() => expect(location.pathname + location.search).toEqual(address));

test('a visitor reads the loading text, then sees every item', async () => {
  const items = [photo(1), video(2, { Duration: 75 }), photo(3)];
  const { onRequest } = openPublicPage('/gallery', { items });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  onRequest(LISTS, async (forward) => {
    await released;
    return forward();
  });
  const main = await findMain();
  await main.findByText(LOADING);
  release();
  await expectTexts([/Town 1Consturction/, /Town 2/, /Town 3/]);
  expect(main.queryByText(LOADING)).toBeNull();
  main.getByText('1:15');
  expect(main.getByRole('img', { name: 'Consturction' }).getAttribute('alt')).toBe('Consturction ');
  const player = document.querySelector('video');
  expect(player?.controls).toBe(true);
  expect(player?.getAttribute('preload')).toBe('none');
});

test('a gallery that is empty or cannot be had says so', async () => {
  openPublicPage('/gallery');
  await screen.findByText('Photos will come here soon.');
  const panel = screen.getByRole('link', { name: 'Admin Panel' });
  expect(panel.getAttribute('href')).toBe('/admin/auth');
  cleanup();

  expectedErrors.push(/ApiError/);
  const { user, onRequest } = openPublicPage('/gallery', { items: [photo(2)] });
  onRequest(LISTS, notNow);
  await screen.findByText(FAILED);
  onRequest(LISTS, (forward) => forward());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await expectTexts([/Town 2/]);
  expect(screen.queryByText(FAILED)).toBeNull();
});

test('a visitor goes on through a long gallery by keyboard', async () => {
  expectedErrors.push(/ApiError/);
  const { user, onRequest } = openPublicPage('/gallery', { items: photos(73) });
  const main = await findMain();
  const more = () => main.findByRole('button', { name: 'More photos' });
  await expectCount(24);
  for (const loaded of [24, 48]) {
    (await more()).focus();
    await user.keyboard('{Enter}');
    await expectCount(loaded + 24);
    await waitFor(() => expect(document.activeElement).toBe(linkTo(loaded)));
  }
  onRequest(/&before=/, notNow);
  await user.click(await more());
  await main.findByText(FAILED);
  onRequest(/&before=/, (forward) => forward());
  await user.click(main.getByRole('button', { name: 'Try again' }));
  await expectCount(73);
  expect(main.queryByRole('button', { name: 'More photos' })).toBeNull();
});

test('a visitor chooses service and town, and Back takes a choice off; one that failed is tried again from its first photo, not after those of the former', async () => {
  expectedErrors.push(/ApiError/);
  const { user, onRequest } = openPublicPage('/gallery', { items: inThreeTowns });
  await user.selectOptions(await select('Service'), await option('Service', 'Consturction (6)'));
  await expectAddress('/gallery?service=Consturction+');
  await expectCount(6);
  await screen.findByText('Photos: 6');
  await user.selectOptions(await select('Town'), await option('Town', 'Cumbum (2)'));
  await expectAddress('/gallery?service=Consturction+&town=Cumbum');
  await expectCount(2);
  history.back();
  await expectChosen('Town', 'All');
  history.back();
  await expectCount(24);

  onRequest(/^\/api\/file\?.*town=/, notNow);
  await user.selectOptions(await select('Town'), 'Theni');
  const again = await screen.findByRole('button', { name: 'Try again' });
  onRequest(/^\/api\/file\?.*town=/, (forward) => forward());
  await user.click(again);
  await expectTexts(Array(8).fill(/Theni/));
});

test('a link with a filter shows its photos alone, and one that is opened leads back to it', async () => {
  const address = '/gallery?service=Road+Work&service=2d,3d+plans&town=Theni';
  const { user } = openPublicPage(address, { items: inThreeTowns });
  await expectChosen('Service', 'Road Work, 2d,3d plans');
  await expectChosen('Town', 'Theni (4)');
  await expectCount(4);
  await user.click(listItems()[0]?.querySelector('a') as Element);
  await expectAddress(expect.stringMatching(/town=Theni&item=/));
  await screen.findByRole('dialog', { name: 'Photos, one at a time' });
  await user.keyboard('{Escape}');
  await expectAddress(expect.stringMatching(/town=Theni$/));
});

test('no filter waits for the first photos, which are of no use to it', async () => {
  // boot.ts has asked for them, and they do not come.
  documentData().firstItems = itemsAddress('');
  onTestFinished(() => void delete documentData().firstItems);
  const firstItems = new Promise<Response>(() => {});
  const { user } = openPublicPage('/gallery', { items: inThreeTowns, context: { firstItems } });
  await user.selectOptions(await select('Town'), await option('Town', 'Theni (8)'));
  await expectCount(8);
});

test('nobody hears how many photos the former filter found', async () => {
  expectedErrors.push(/ApiError/);
  const { user, onRequest } = openPublicPage('/gallery?service=Road+Work', { items: inThreeTowns });
  const count = await screen.findByText(/^Photos: /);
  expect(count.getAttribute('role')).toBe('status');
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
  onRequest(/^\/api\/file\/filters.*town=/, () => {
    fail();
    return notNow();
  });
  onRequest(/^\/api\/file\?.*town=/, async (forward) => {
    await failed;
    return forward();
  });
  await user.selectOptions(await select('Town'), 'Theni');
  await expectCount(2);
  expect(count.textContent).toBe('');
});

test('a link to a photo that is gone says so, and shows the gallery', async () => {
  openPublicPage(`/gallery?item=${photo(99)._id}`, { items: photos(60) });
  await screen.findByText('This photo is no longer in the gallery.');
  await expectCount(24);
});
