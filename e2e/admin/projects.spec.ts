import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoBarrier } from '../fixtures.ts';
import { saved } from './content-editor.ts';
import { test as base, PLAN, SLUG } from './projects-api.ts';

const test = base.extend<{ projects: Page }>({
  /** /admin/projects, signed in. */
  projects: async ({ page, api: _, signedInAsAdmin }, use) => {
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
  await page.goto(`/admin/projects?project=${SLUG}${part && `&part=${part}`}`);
  await expect(saved(page)).toBeVisible();
}

test('the owner makes a layout, whose address is suggested from its name; texts are saved as they are typed, and nothing is lost without a connection', async ({
  projects,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/, /could not be created/, /ERR_FAILED/);
  await api.add();
  await projects.getByRole('button', { name: 'New layout' }).click();
  const dialog = projects.getByRole('dialog');
  const name = dialog.getByLabel('Name (English)');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please type a name.');
  await name.fill('Meera Nagar!');
  await expect(dialog.getByLabel('Address on the site')).toHaveValue(SLUG);
  await expect(dialog.getByText('Please use 3 to 60')).toBeHidden();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('Another layout has this address.')).toBeVisible();
  await expectNoBarrier(projects);
  await dialog.getByLabel('Address on the site').fill(OTHER);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(saved(projects)).toBeVisible();
  await expect(projects.getByLabel('Name (English)')).toHaveValue('Meera Nagar!');

  const project = async () => (await api.find(OTHER)).Project;
  await projects.getByLabel('Name (Tamil)').fill('மீரா தோட்டம்');
  await projects.getByLabel('Place on the map').fill('10.0104, 77.4768');
  await expect.poll(project).toMatchObject({
    name: { en: 'Meera Nagar!', ta: 'மீரா தோட்டம்' },
    geo: { latitude: 10.0104, longitude: 77.4768 },
  });
  api.isAway = true;
  await projects.getByLabel('Name (English)').fill('Meera Gardens');
  await expect(projects.getByText('kept on this device')).toBeVisible();
  api.isAway = false;
  await projects.reload();
  await expect(projects.getByLabel('Name (English)')).toHaveValue('Meera Gardens');
  await expect(projects.getByLabel('Name (Tamil)')).toHaveValue('மீரா தோட்டம்');
  await expect.poll(async () => (await project()).name.en).toBe('Meera Gardens');
});

test('the list says how each layout and its plots stand; its photos are chosen from the gallery and put in order', async ({
  projects,
  api,
}) => {
  const states = ['available', 'available', 'held', 'booked', 'sold'] as const;
  const plots = states.map((State, index) => ({ Number: `${index + 1}`, State }));
  await api.add({ plan: PLAN }, plots);
  await api.publish();
  await api.add({ name: { en: 'Green Park', ta: '' } }, [{ Number: '1' }], 'green-park');
  await projects.reload();
  const card = (name: string) => projects.getByRole('listitem', { name });
  for (const state of ['2 available', '1 held', '1 booked', '1 sold', 'Public'])
    await expect(card('Meera Nagar')).toContainText(state);
  await expect(card('Green Park')).toContainText('Draft: only you see it');

  await openPart(projects, 'photos');
  await projects.getByRole('button', { name: 'Choose from the gallery' }).click();
  const dialog = projects.getByRole('dialog');
  await dialog.getByLabel(/Town 2/).check();
  await dialog.getByLabel(/Town 1/).check();
  await expectNoBarrier(projects);
  await dialog.getByRole('button', { name: 'Add 2 photos' }).click();
  const chosen = async () => (await api.find()).Project.photos.map((id) => id.slice(-1));
  await expect.poll(chosen).toEqual(['2', '1']);
  await projects.getByRole('button', { name: /^Move earlier: .*Town 1/ }).click();
  await expect.poll(chosen).toEqual(['1', '2']);
});

test('deleting a layout asks first and names what is lost', async ({ projects, api }) => {
  await api.add({ plan: PLAN }, [{ Number: '1' }, { Number: '2' }]);
  await openPart(projects, 'basics');
  await projects.getByRole('button', { name: 'Delete this layout' }).click();
  const dialog = projects.getByRole('dialog', { name: 'Delete Meera Nagar?' });
  await expect(dialog).toContainText('its 2 plots');
  await expect(dialog).toContainText('the layout plan');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(projects.getByText('There is no layout yet.')).toBeVisible();
  await expect(api.find()).rejects.toThrow('no project');
});

test('all that is missing is listed, each with the way to its field; what is complete may be published', async ({
  projects,
  api,
}) => {
  const approval = { authority: '', number: 'A/1', date: '2024-01-05' };
  await api.add({ approval, extent: null });
  await openPart(projects, '');
  await projects.getByRole('link', { name: 'Check', exact: true }).click();
  await expect(projects.getByText(/\d+ things are missing:/)).toBeVisible();
  const publish = projects.getByRole('link', { name: 'Publish..' });
  await expect(publish).toBeHidden();
  await expectNoBarrier(projects);
  await projects.getByRole('link', { name: 'Approval of the layout › Approved by' }).click();
  await expect(projects.getByLabel('Approved by')).toBeFocused();

  await api.change({ approval: { ...approval, authority: 'DTCP' }, extent: 90_000 });
  await openPart(projects, 'publish');
  await expect(projects.getByText('Nothing is missing.')).toBeVisible();
  await expect(publish).toHaveAttribute('href', /layout=meera-nagar/);
  await api.publish();
  await openPart(projects, 'publish');
  await expect(projects.getByText('Visitors see it as it is.')).toBeVisible();

  await openPart(projects, 'basics');
  await projects.getByLabel('Town').fill('Periyakulam');
  await expect.poll(async () => (await api.find()).Project.place).toBe('Periyakulam');
  await openPart(projects, 'publish');
  await expect(projects.getByText('Public; changed since')).toBeVisible();
  const change = projects.getByRole('listitem', { name: 'Town' });
  await expect(change).toContainText('Theni');
  await expect(change).toContainText('Periyakulam');
});

test('no part of a layout has a barrier, or stands out of the page', async ({ projects, api }) => {
  await api.add({ plan: PLAN, amenities: [{ en: 'Park', ta: 'பூங்கா' }] }, [
    { Number: '1', Shape: '60,60 180,60 180,340 60,340', State: 'sold' },
    { Number: '2', State: 'held', HeldUntil: '2026-12-01T12:30:00.000Z' },
  ]);
  await projects.goto('/admin/projects');
  await expect(projects.getByRole('listitem', { name: 'Meera Nagar' })).toBeVisible();
  await expectAccessible(projects);
  await openPart(projects, '');
  await expectAccessible(projects);
  const back = projects.getByRole('link', { name: 'All parts' });
  for (const part of PARTS) {
    await projects.locator(`main a[href$="part=${part}"]`).first().click();
    await expect(back).toBeVisible();
    await expect(saved(projects)).toBeVisible();
    await expect(projects.getByText('Loading..')).toHaveCount(0);
    await expectAccessible(projects);
    await back.click();
  }
});
