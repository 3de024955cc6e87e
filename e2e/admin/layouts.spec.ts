import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoBarrier } from '../fixtures.ts';
import { test as base, PLAN, SLUG, saved } from './layouts-api.ts';

const test = base.extend<{ layouts: Page }>({
  /** /admin/projects, signed in. */
  layouts: async ({ page, api: _, signedInAsAdmin }, use) => {
    await signedInAsAdmin('/admin/projects');
    await expect(page.getByRole('link', { name: 'New layout' })).toBeVisible();
    await use(page);
  },
});

test.use({ viewport: { width: 360, height: 740 } });

const OTHER = `${SLUG}-2`;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** The form, at one value. */
async function openField(page: Page, path: string) {
  await page.goto(`/admin/projects?layout=${SLUG}&part=facts&field=${path}`);
  await expect(saved(page)).toBeVisible();
}

test('a few answers make a layout with its plots; what is wrong is said at its field, what is typed stays over a reload, and a lost response makes no second one', async ({
  layouts: page,
  api,
  expectedErrors,
}) => {
  // A reload ends what is being loaded.
  expectedErrors.push(/status of 409/, /could not be (created|loaded)/, /ERR_FAILED/);
  await api.add();
  await page.reload();
  await page.getByRole('link', { name: 'New layout' }).click();
  const create = page.getByRole('button', { name: 'Make the page' });
  await create.click();
  await expect(field(page, 'Name (English)')).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: 'English name' })).toBeVisible();

  await field(page, 'Name (English)').fill('Meera Nagar!');
  await field(page, 'Name (Tamil)').fill('மீரா நகர்');
  await expect(page.getByText('Another layout has this address.')).toBeVisible();
  await field(page, 'Address on the site').fill(OTHER);
  await field(page, 'Town').fill('bodi');
  await field(page, 'Registration number').fill('TN/29/Layot/0195/2023');
  await expect(field(page, 'Town')).toHaveValue('Bodinayakanur');
  await field(page, 'How many plots?').fill('12');
  await expect(field(page, 'Registration number')).toHaveAccessibleDescription(/no known form/);
  await field(page, 'Registration number').fill('TN/29/Layout/0195/2023');
  await expect(field(page, 'Registration number')).not.toHaveAccessibleDescription(/no known form/);
  await field(page, 'Size of each plot in square feet').fill('1,089');
  await field(page, 'Width of the road in feet').fill('thirty');
  await field(page, 'Rupees for a cent').fill('4,00,000');
  await expect(page.getByText('Plots 1 to 12, 2.5 cents each, ₹10,00,000 each')).toBeVisible();
  await create.click();
  await expect(field(page, 'Width of the road in feet')).toBeFocused();
  await field(page, 'Width of the road in feet').fill('30');
  await expectNoBarrier(page);

  await page.reload();
  await expect(field(page, 'Name (Tamil)')).toHaveValue('மீரா நகர்');
  await expect(field(page, 'Rupees for a cent')).toHaveValue('400000');
  api.losesResponses = true;
  await create.click();
  await expect(page.getByRole('alert').filter({ hasText: 'kept on this device' })).toBeVisible();
  api.losesResponses = false;
  await create.click();
  await expect(page).toHaveURL(`/admin/projects?layout=${OTHER}`);

  const { Project } = await api.find(OTHER);
  expect(Project.Plots.map((plot) => plot.Number).join()).toBe('1,2,3,4,5,6,7,8,9,10,11,12');
  expect(Project.Plots[0]).toMatchObject({ SquareFeet: 1089, Road: 30, Price: 1_000_000 });
  expect(Project).toMatchObject({
    name: { en: 'Meera Nagar!', ta: 'மீரா நகர்' },
    place: 'Bodinayakanur',
    promoter: { name: { en: 'Sample Land Promoters' } },
  });
  await page.goto('/admin/projects?new');
  await expect(field(page, 'Name (English)')).toHaveValue('');
});

test('a layout that is to be public names what it lacks, with the way to each field; a link to Google Maps is a place, and nothing is lost without a connection', async ({
  layouts: page,
  api,
  expectedErrors,
}) => {
  // The list of layouts is asked anew after a save, which may be while nothing answers.
  expectedErrors.push(/ERR_FAILED/, /the layouts could not be loaded/);
  await api.add({ description: { en: '', ta: '' }, geo: null, extent: null });
  const layout = async () => (await api.find()).Project;
  await page.goto(`/admin/projects?layout=${SLUG}`);
  await page.getByLabel(/^Public: /).check();
  await page.getByRole('link', { name: 'Description (English)' }).click();
  await field(page, 'Description (English)').fill('Sample plots by the river.');
  await field(page, 'Description (Tamil)').fill('ஆற்றங்கரையில் மாதிரி மனைகள்.');
  const place = field(page, 'Place on the map');
  await place.fill('https://maps.app.goo.gl/AbC123');
  await expect(place).toHaveAccessibleDescription(/short link does not say its place/);
  await place.fill('https://www.google.com/maps/@10.0104,77.4768,17z');
  await expect(place).toHaveAccessibleDescription(/only the middle of the map/);
  await page.getByRole('button', { name: 'Yes, this is the place' }).click();
  await expect(place).toHaveValue('10.0104, 77.4768');
  const extent = field(page, 'Whole extent in square feet');
  await extent.focus();
  await extent.blur();
  await expect(extent).toHaveAccessibleDescription(/total extent is missing/);
  await expect.poll(layout).toMatchObject({
    description: { en: 'Sample plots by the river.', ta: 'ஆற்றங்கரையில் மாதிரி மனைகள்.' },
    geo: { latitude: 10.0104, longitude: 77.4768 },
  });

  api.isAway = true;
  await extent.fill('90,000');
  await expect(page.getByText('No connection: kept on this device')).toBeVisible();
  expect((await layout()).extent).toBeNull();
  api.isAway = false;
  await page.reload();
  await expect(extent).toHaveValue('90000');
  await expect.poll(async () => (await layout()).extent).toBe(90_000);
});

test('the list says how each layout and its plots stand, and can be searched; its photos are chosen from the gallery and put in order', async ({
  layouts,
  api,
}) => {
  const states = ['available', 'available', 'held', 'booked', 'sold'] as const;
  const plots = states.map((State, index) => ({ Number: `${index + 1}`, State }));
  await api.add({ plan: PLAN }, plots);
  await api.publish();
  await api.add({ name: { en: 'Green Park', ta: '' } }, [{ Number: '1' }], 'green-park');
  await layouts.reload();
  const card = (name: string) => layouts.getByRole('listitem', { name });
  for (const state of ['2 available', '1 held', '1 booked', '1 sold', 'Public'])
    await expect(card('Meera Nagar')).toContainText(state);
  await expect(card('Green Park')).toContainText('Not public yet');

  for (const letter of ['a', 'b', 'c', 'd'])
    await api.add({ name: { en: `Sample ${letter}`, ta: '' } }, [], `sample-${letter}`);
  await layouts.reload();
  const search = layouts.getByLabel('Find a layout');
  await search.fill('மீரா');
  await expect(card('Green Park')).toBeHidden();
  await expect(card('Meera Nagar')).toBeVisible();
  await search.fill('no such place');
  await expect(layouts.getByText('No layout has these words.')).toBeVisible();

  await openField(layouts, 'photos');
  await layouts.getByRole('button', { name: 'Choose from the gallery' }).click();
  const dialog = layouts.getByRole('dialog');
  await dialog.getByLabel(/Town 2/).check();
  await dialog.getByLabel(/Town 1/).check();
  await expectNoBarrier(layouts);
  await dialog.getByRole('button', { name: 'Add 2 photos' }).click();
  const chosen = async () => (await api.find()).Project.photos.map((id) => id.slice(-1));
  await expect.poll(chosen).toEqual(['2', '1']);
  await layouts.getByRole('button', { name: /^Move earlier: .*Town 1/ }).click();
  await expect.poll(chosen).toEqual(['1', '2']);
});

test('deleting a layout asks first and names what is lost', async ({ layouts, api }) => {
  await api.add({ plan: PLAN }, [{ Number: '1' }, { Number: '2' }]);
  await layouts.goto(`/admin/projects?layout=${SLUG}`);
  await layouts.getByText('More', { exact: true }).click();
  await layouts.getByRole('button', { name: 'Delete this layout' }).click();
  const dialog = layouts.getByRole('dialog', { name: 'Delete Meera Nagar?' });
  await expect(dialog).toContainText('its 2 plots');
  await expect(dialog).toContainText('the layout plan');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(layouts.getByText('There is no layout yet.')).toBeVisible();
  await expect(api.find()).rejects.toThrow('no project');
});

test('no part of a layout has a barrier, or stands out of the page', async ({ layouts, api }) => {
  await api.add({ plan: PLAN, amenities: [{ en: 'Park', ta: 'பூங்கா' }] }, [
    { Number: '1', Shape: '60,60 180,60 180,340 60,340', State: 'sold' },
    { Number: '2', State: 'held', HeldUntil: '2026-12-01T12:30:00.000Z' },
  ]);
  await layouts.goto('/admin/projects');
  await expect(layouts.getByRole('listitem', { name: 'Meera Nagar' })).toBeVisible();
  await expectAccessible(layouts);
  await layouts.getByRole('link', { name: 'Meera Nagar' }).click();
  await expect(layouts.getByRole('button', { name: 'All (2)' })).toBeVisible();
  await expectAccessible(layouts);
  const back = layouts.getByRole('link', { name: 'Back to the plots' });
  for (const part of ['facts', 'plots', 'plan', 'draw']) {
    await layouts.locator(`main a[href$="part=${part}"]`).first().click();
    await expect(back).toBeVisible();
    await expect(saved(layouts)).toBeVisible();
    await expect(layouts.getByText('Loading..')).toHaveCount(0);
    await expectAccessible(layouts);
    await back.click();
  }
  await layouts.goto('/admin/projects?new');
  await layouts.getByText('More', { exact: true }).click();
  await expectAccessible(layouts);
});
