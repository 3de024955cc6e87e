import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoBarrier } from '../fixtures.ts';
import { saved } from './content-editor.ts';
import { test as base, PLAN, SLUG } from './layouts-api.ts';

const test = base.extend<{ layouts: Page }>({
  /** /admin/projects, signed in. */
  layouts: async ({ page, api: _, signedInAsAdmin }, use) => {
    await signedInAsAdmin('/admin/projects');
    await expect(page.getByRole('button', { name: 'New layout' })).toBeVisible();
    await use(page);
  },
});

test.use({ viewport: { width: 360, height: 740 } });

const PARTS = [
  'states',
  'basics',
  'papers',
  'land',
  'way',
  'photos',
  'documents',
  'plan',
  'plots',
  'draw',
  'publish',
];

const OTHER = `${SLUG}-2`;

async function openPart(page: Page, part: string) {
  await page.goto(`/admin/projects?layout=${SLUG}${part && `&part=${part}`}`);
  await expect(saved(page)).toBeVisible();
}

test('the owner makes a layout, whose address is suggested from its name; texts are saved as they are typed, and nothing is lost without a connection', async ({
  layouts,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/, /could not be created/, /ERR_FAILED/);
  await api.add();
  await layouts.getByRole('button', { name: 'New layout' }).click();
  const dialog = layouts.getByRole('dialog');
  const name = dialog.getByLabel('Name (English)');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please type a name.');
  await name.fill('Meera Nagar!');
  await expect(dialog.getByLabel('Address on the site')).toHaveValue(SLUG);
  await expect(dialog.getByText('Please use 3 to 60')).toBeHidden();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('Another layout has this address.')).toBeVisible();
  await expectNoBarrier(layouts);
  await dialog.getByLabel('Address on the site').fill(OTHER);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(saved(layouts)).toBeVisible();
  await expect(layouts.getByLabel('Name (English)')).toHaveValue('Meera Nagar!');

  const layout = async () => (await api.find(OTHER)).Project;
  await layouts.getByLabel('Name (Tamil)').fill('மீரா தோட்டம்');
  await layouts.getByLabel('Place on the map').fill('10.0104, 77.4768');
  await expect.poll(layout).toMatchObject({
    name: { en: 'Meera Nagar!', ta: 'மீரா தோட்டம்' },
    geo: { latitude: 10.0104, longitude: 77.4768 },
  });
  api.isAway = true;
  await layouts.getByLabel('Name (English)').fill('Meera Gardens');
  await expect(layouts.getByText('kept on this device')).toBeVisible();
  api.isAway = false;
  await layouts.reload();
  await expect(layouts.getByLabel('Name (English)')).toHaveValue('Meera Gardens');
  await expect(layouts.getByLabel('Name (Tamil)')).toHaveValue('மீரா தோட்டம்');
  await expect.poll(async () => (await layout()).name.en).toBe('Meera Gardens');
});

test('the list says how each layout and its plots stand; its photos are chosen from the gallery and put in order', async ({
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
  await expect(card('Green Park')).toContainText('Draft: only you see it');

  await openPart(layouts, 'photos');
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
  await openPart(layouts, 'basics');
  await layouts.getByRole('button', { name: 'Delete this layout' }).click();
  const dialog = layouts.getByRole('dialog', { name: 'Delete Meera Nagar?' });
  await expect(dialog).toContainText('its 2 plots');
  await expect(dialog).toContainText('the layout plan');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(layouts.getByText('There is no layout yet.')).toBeVisible();
  await expect(api.find()).rejects.toThrow('no project');
});

test('all that is missing is listed, each with the way to its field; what is complete may be published', async ({
  layouts,
  api,
}) => {
  const approval = { authority: '', number: 'A/1', date: '2024-01-05' };
  await api.add({ approval, extent: null });
  await openPart(layouts, '');
  await layouts.getByRole('link', { name: 'Check', exact: true }).click();
  await expect(layouts.getByText(/\d+ things are missing:/)).toBeVisible();
  const publish = layouts.getByRole('link', { name: 'Publish..' });
  await expect(publish).toBeHidden();
  await expectNoBarrier(layouts);
  await layouts.getByRole('link', { name: 'Approval of the layout › Approved by' }).click();
  await expect(layouts.getByLabel('Approved by')).toBeFocused();

  await api.change({ approval: { ...approval, authority: 'DTCP' }, extent: 90_000 });
  await openPart(layouts, 'publish');
  await expect(layouts.getByText('Nothing is missing.')).toBeVisible();
  await expect(publish).toHaveAttribute('href', /layout=meera-nagar/);
  await api.publish();
  await openPart(layouts, 'publish');
  await expect(layouts.getByText('Visitors see it as it is.')).toBeVisible();

  await openPart(layouts, 'basics');
  await layouts.getByLabel('Town').fill('Periyakulam');
  await expect.poll(async () => (await api.find()).Project.place).toBe('Periyakulam');
  await openPart(layouts, 'publish');
  await expect(layouts.getByText('Public; changed since')).toBeVisible();
  const change = layouts.getByRole('listitem', { name: 'Town' });
  await expect(change).toContainText('Theni');
  await expect(change).toContainText('Periyakulam');
});

test('no part of a layout has a barrier, or stands out of the page', async ({ layouts, api }) => {
  await api.add({ plan: PLAN, amenities: [{ en: 'Park', ta: 'பூங்கா' }] }, [
    { Number: '1', Shape: '60,60 180,60 180,340 60,340', State: 'sold' },
    { Number: '2', State: 'held', HeldUntil: '2026-12-01T12:30:00.000Z' },
  ]);
  await layouts.goto('/admin/projects');
  await expect(layouts.getByRole('listitem', { name: 'Meera Nagar' })).toBeVisible();
  await expectAccessible(layouts);
  await openPart(layouts, '');
  await expectAccessible(layouts);
  const back = layouts.getByRole('link', { name: 'All parts' });
  for (const part of PARTS) {
    await layouts.locator(`main a[href$="part=${part}"]`).first().click();
    await expect(back).toBeVisible();
    await expect(saved(layouts)).toBeVisible();
    await expect(layouts.getByText('Loading..')).toHaveCount(0);
    await expectAccessible(layouts);
    await back.click();
  }
});
