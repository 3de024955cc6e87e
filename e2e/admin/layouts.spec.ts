import type { Locator, Page } from '@playwright/test';
import { plotPath } from '@theni/contract';
import { layoutIssues } from '@theni/contract/layout-issues';
import { samplePlotId } from '../../config/sample-plan.ts';
import { PLAN, SLUG } from '../../functions/test/layouts-behind.ts';
import { expectAccessible, expectInWindow, expectNoBarrier } from '../accessibility.ts';
import { pauseClock } from '../clock.ts';
import { becomeAdmin, expect } from '../fixtures.ts';
import { problem } from '../responses.ts';
import { test as base, saved } from './layouts-api.ts';
import { smallPhoto } from './sample-files.ts';

const test = base.extend<{ layouts: Page }>({
  /** Signed in. The test opens what it needs. */
  layouts: async ({ page, api: _ }, use) => {
    await becomeAdmin(page);
    await use(page);
  },
});

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const field = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).filter({ visible: true });
const part = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Parts of this layout' })
    .getByRole('button', { name, exact: true });
const address = (part: string, field = '') =>
  `/admin/layouts?layout=${SLUG}&part=${part}&field=${field}`;

test('a layout of twelve plots that may be public takes 40 taps or fewer', async ({
  layouts: page,
  api,
}) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.tap();
    taps += 1;
  };
  const type = async (label: string, text: string) => {
    await tap(field(page, label));
    await field(page, label).fill(text);
  };
  const section = (name: string) => tap(page.locator('summary').filter({ hasText: name }));

  await page.goto('/admin/layouts');
  await tap(page.getByRole('link', { name: 'Layouts', exact: true }));
  await tap(page.getByRole('link', { name: 'New layout' }));
  await type('Name (English)', 'Meera Nagar!');
  await type('Name (Tamil)', 'மீரா நகர்');
  await type('Town', 'Bodinayakanur');
  await type('How many plots?', '12');
  await type('Size of each plot, sq ft', '1,089');
  await tap(page.getByRole('button', { name: 'Make the page' }));
  await type('Description (English)', 'Sample plots by the river.');
  await type('Description (Tamil)', 'ஆற்றங்கரையில் மாதிரி மனைகள்.');
  await section('Where it is');
  await type('Place on the map', '10.0104, 77.4768');
  await section('Approval and papers');
  await type('Registration number', 'TN/99/Layout/0195/2023');
  await type('Approval number', '12/2023');
  await type('Date of the approval', '2023-01-02');
  await type('Date of the registration', '2023-02-03');
  await type('Address of its page in the register', 'https://rera.tn.gov.in/a');
  await type('Address of the Form-C QR code', 'https://rera.tn.gov.in/b');
  await section('Land and price');
  await type('Total extent, sq ft', '40,000');
  await tap(page.getByRole('switch', { name: 'Public' }));
  await tap(page.getByRole('link', { name: 'Publish', exact: true }));
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible();
  // It would be the last one: all pages of this machine would go along.
  taps += 1;
  expect(taps).toBeLessThanOrEqual(40);

  await expect.poll(async () => layoutIssues((await api.find()).layout, new Date())).toEqual([]);
  const { layout } = await api.find();
  expect(layout.plots.map((plot) => plot.number).join()).toBe('1,2,3,4,5,6,7,8,9,10,11,12');
  expect(layout.plots[0]).toMatchObject({ squareFeet: 1089, price: null });
  expect(layout).toMatchObject({
    public: true,
    place: 'Bodinayakanur',
    extent: 40_000,
    promoter: { name: { en: 'Sample Land Promoters' } },
  });
});

test('a layout needs a name, which another may have; what is no number is said at its field', async ({
  layouts: page,
  api,
}) => {
  await api.add();
  await page.goto('/admin/layouts');
  await page.getByRole('link', { name: 'New layout' }).tap();
  const create = page.getByRole('button', { name: 'Make the page' });
  await create.tap();
  await expect(field(page, 'Name (English)')).toBeFocused();
  await expect(field(page, 'Name (English)')).toHaveAccessibleDescription(/English name/);
  await field(page, 'Name (English)').fill('Meera Nagar');
  await field(page, 'Size of each plot, sq ft').fill('wide');
  await create.tap();
  await expect(field(page, 'Size of each plot, sq ft')).toBeFocused();
  await field(page, 'Size of each plot, sq ft').fill('1,200');
  await create.tap();
  await expect(page).toHaveURL(
    address('details').replace('&field=', '').replace(SLUG, `${SLUG}-2`),
  );
  await page.goto('/admin/layouts');
  await expect(page.getByRole('listitem', { name: 'Meera Nagar' })).toHaveCount(2);
});

test('a date that is half typed counts as not saved, and its field says what it lacks', async ({
  layouts: page,
  api,
}) => {
  await api.add({ price: { perSqFt: null, perCent: null, asOf: '' } });
  await page.goto(address('details', 'price.asOf'));
  const date = field(page, 'Date of this price');
  await date.press('1');
  await date.blur();
  await expect(date).toHaveAccessibleDescription('Please enter day, month and year.');
  await expect(page.getByText('Not saved. Please correct:')).toBeVisible();
  await date.press('Backspace');
  await date.blur();
  await expect(date).not.toHaveAccessibleDescription('Please enter day, month and year.');
  await expect(saved(page)).toBeVisible();
});

test('a publication waits for what is still being saved of a layout', async ({
  layouts: page,
  api,
}) => {
  await api.add();
  let publications = 0;
  await page.route('/api/content/publish', (route) => {
    if (route.request().method() === 'GET')
      return route.fulfill({ body: 'null', contentType: 'application/json' });
    publications += 1;
    return route.fulfill({ json: { skipped: [] } });
  });
  const line = Promise.withResolvers<void>();
  await page.route('/api/admin/layouts/*', async (route) => {
    if (route.request().method() === 'PATCH') await line.promise;
    await route.fallback();
  });
  await page.goto(address('details', 'roads.en'));
  await field(page, 'Roads (English)').fill('A road of 40 ft');
  await page.getByRole('link', { name: 'Publish', exact: true }).tap();
  await page.getByRole('button', { name: 'Publish now' }).tap();
  await expect(page.getByRole('progressbar')).toBeVisible();
  expect(publications).toBe(0);
  line.resolve();
  await expect.poll(() => publications).toBe(1);
  expect((await api.find()).layout.roads.en).toBe('A road of 40 ft');
});

test('the owner is led to each field that keeps a layout from being public', async ({
  layouts: page,
  api,
}) => {
  await api.add({ description: { en: '', ta: '' }, geo: null, extent: null }, [{ number: '7' }]);
  await api.change({ [plotPath(samplePlotId('7'))]: { number: '7' }, public: false });
  const layout = async () => (await api.find()).layout;
  await page.goto(address('plots'));
  await page.getByRole('switch', { name: 'Public' }).tap();
  await expect(page.getByText('5 things to correct')).toBeVisible();
  await page.getByRole('link', { name: 'Plot 7: Size, sq ft' }).tap();
  await page.getByRole('dialog').getByLabel('Size, sq ft').fill('1,200');
  await page.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('link', { name: 'Description, English', exact: true }).tap();
  await expect(field(page, 'Description (English)')).toBeFocused();
  const first = page.locator('summary').filter({ hasText: 'Name and description' });
  await first.tap();
  await expect(field(page, 'Description (English)')).toHaveCount(0);
  await page.getByRole('link', { name: 'Description, English', exact: true }).tap();
  await expect(field(page, 'Description (English)')).toBeFocused();
  await field(page, 'Description (English)').fill('Sample plots by the river.');
  await field(page, 'Description (Tamil)').focus();
  await field(page, 'Description (Tamil)').blur();
  await expect(field(page, 'Description (Tamil)')).toHaveAccessibleDescription(/missing in Tamil/);

  await page.getByRole('link', { name: 'Place on the map' }).tap();
  const place = field(page, 'Place on the map');
  await place.fill('https://maps.app.goo.gl/AbC123');
  await expect(place).toHaveAccessibleDescription(/A short link does not hold the place/);
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 10.0123456, longitude: 77.4, accuracy: 8 });
  await page.getByRole('button', { name: 'Here' }).tap();
  await expect(place).toHaveValue('10.012346, 77.4');
  await place.fill('https://www.google.com/maps?q=10.0104,77.4768');
  await expect.poll(layout).toMatchObject({
    description: { en: 'Sample plots by the river.', ta: '' },
    geo: { latitude: 10.0104, longitude: 77.4768 },
    plots: [{ squareFeet: 1200 }],
  });
});

test('photos are chosen from the gallery in their order, and the page of a layout is seen in both languages', async ({
  layouts: page,
  api,
}) => {
  await page.clock.install();
  await api.add({ plan: PLAN }, [{ number: '1' }]);
  await page.goto(address('details', 'photos'));
  const gallery = page.locator('summary').filter({ hasText: 'Choose from the gallery' });
  await expect(gallery).toBeFocused();
  await gallery.tap();
  for (const town of ['Town 2', 'Town 1', 'Town 3'])
    await page.getByLabel(new RegExp(town)).check();
  await page.getByLabel(/Town 2/).uncheck();
  await expectNoBarrier(page);
  const chosen = async () => (await api.find()).layout.photos.map((id) => id.slice(-1));
  await expect.poll(chosen).toEqual(['1', '3']);

  await part(page, 'Preview').tap();
  const shown = page.frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1, name: 'Meera Nagar' })).toBeVisible();
  await page.getByRole('button', { name: 'தமிழ்' }).tap();
  await expect(shown.getByRole('heading', { level: 1, name: 'மீரா நகர்' })).toBeVisible();
  // No tap opens anything here, so nothing comes to look as if it did.
  await pauseClock(page);
  await expect(shown.locator('[data-editable]')).toHaveCount(0);
});

test('the preview of a layout has the texts of the website as they are typed here, saved or not', async ({
  layouts: page,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  await api.add({});
  await page.route('/api/content', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill(problem(503)) : route.fallback(),
  );
  await page.goto('/admin/website?edit=company.name');
  await page.getByLabel('Name (English)').fill('Vaigai Homes');
  await page.goto(address('preview'));
  const shown = page.frameLocator('iframe');
  await expect(shown.getByText('Vaigai Homes').first()).toBeVisible();
});

test('a paper that is removed by a slip comes back where it was; whoever removes one with the keyboard goes on at the next one, or at the upload', async ({
  layouts: page,
  api,
}) => {
  const titles = ['Approval', 'Plan', 'Title deed'];
  const documents = titles.map((en) => ({ file: crypto.randomUUID(), title: { en, ta: '' } }));
  await api.add({ documents });
  await page.goto(address('details', 'documents'));
  await page.getByRole('button', { name: 'Remove Plan' }).tap();
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  await expect(page.locator('summary', { hasText: 'Document 2: Plan' })).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect((await api.find()).layout.documents).toEqual(documents);

  const remove = (title: string) => page.getByRole('button', { name: `Remove ${title}` });
  await remove('Approval').press('Enter');
  await expect(page.locator('summary', { hasText: 'Document 1: Plan' })).toBeFocused();
  await remove('Title deed').press('Enter');
  await expect(page.getByRole('button', { name: /^Upload a PDF/ })).toBeFocused();
});

test('before a plan of another size is taken, the owner is told that the drawn plots will not fit', async ({
  layouts: page,
  api,
}) => {
  await api.add({ plan: PLAN }, [{ number: '1', shape: '60,60 180,60 180,340 60,340' }]);
  // All of an upload goes to Storage; the plan itself does not lie there.
  await page.route(/\/v0\/b\/(?!.*alt=media)/, (route) => route.continue());
  // As the server answers an upload, and whoever asks for the file.
  const made = { id: crypto.randomUUID(), name: 'plan.png', bytes: 1, kind: 'picture' };
  const size = { width: 900, height: 900, widths: [900], colour: '#ffffff', placeholder: '' };
  await page.route(new RegExp(`/api/content/files(?:/${made.id})?$`), (route) =>
    route.fulfill({ json: { ...made, ...size } }),
  );
  await page.goto(address('details', 'plan'));
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload another layout plan' }).tap();
    await (await chooser).setFiles(await smallPhoto('plan.jpg'));
  };
  const dialog = page.getByRole('dialog', { name: 'Take another plan?' });
  await choose();
  await expect(dialog).toContainText('900 × 900 pixels');
  await expect(dialog).toContainText('the plots that are drawn (1)');
  await dialog.getByRole('button', { name: 'Cancel' }).tap();
  await expect(dialog).toBeHidden();
  expect((await api.find()).layout.plan).toEqual(PLAN);
  await choose();
  await dialog.getByRole('button', { name: 'Take the new plan' }).tap();
  await expect.poll(async () => (await api.find()).layout.plan?.width).toBe(900);
});

test('deleting a layout asks first and names what is lost, and for a day it can be restored', async ({
  layouts,
  api,
}) => {
  await api.add({ plan: PLAN }, [{ number: '1' }, { number: '2' }]);
  await layouts.goto(address('plots'));
  await layouts.getByRole('button', { name: 'Delete this layout' }).tap();
  const dialog = layouts.getByRole('dialog', { name: 'Delete Meera Nagar?' });
  await expect(dialog).toContainText('plots (2)');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).tap();
  await expect(layouts.getByText('There are no layouts yet.')).toBeVisible();
  await expect(api.find()).rejects.toThrow('no layout');
  await layouts.getByRole('button', { name: 'Restore Meera Nagar' }).tap();
  await expect(layouts.getByRole('listitem', { name: 'Meera Nagar' })).toBeVisible();
  expect((await api.find()).layout.plots).toHaveLength(2);
});

test('no part of a layout has a barrier, or stands out of the page', async ({ layouts, api }) => {
  await api.add({ plan: PLAN, amenities: [{ en: 'Park', ta: 'பூங்கா' }] }, [
    { number: '1', shape: '60,60 180,60 180,340 60,340', state: 'sold' },
    { number: '2', state: 'held', heldUntil: '2026-12-01T12:30:00.000Z' },
  ]);
  await layouts.goto(address('plots'));
  for (const name of ['Plots', 'Details', 'Draw plots']) {
    await part(layouts, name).tap();
    await expect(part(layouts, name)).toHaveAttribute('aria-pressed', 'true');
    await layouts.locator('main details').evaluateAll((all) => {
      for (const details of all as HTMLDetailsElement[]) details.open = true;
    });
    await expect(layouts.getByText('Loading..')).toHaveCount(0);
    // Drawing has a test of its own.
    await (name === 'Draw plots' ? expectInWindow(layouts) : expectAccessible(layouts));
  }
  await layouts.goto(address('plots', `${plotPath(samplePlotId('2'))}.price`));
  await expect(layouts.getByRole('dialog')).toBeVisible();
  await expectAccessible(layouts);
  await layouts.goto('/admin/layouts?new');
  await expect(layouts.getByRole('button', { name: 'Make the page' })).toBeVisible();
  await expectNoBarrier(layouts);
  await expectInWindow(layouts);
});
