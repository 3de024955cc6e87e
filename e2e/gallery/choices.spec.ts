import { expect, openLive, screens, test } from '../fixtures.ts';
import { photos, serveGallery } from '../gallery-api.ts';

const PLACES = ['Theni', 'Cumbum', 'Bodinayakanur'];
const items = photos(24).map((item, index) => ({
  ...item,
  Location: PLACES[index % PLACES.length] ?? '',
}));

test.describe('on a desktop', () => {
  test.use(screens.desktop);

  test('filters show what there is, are links, Back takes them off, and an open picture keeps them', async ({
    page,
  }) => {
    await serveGallery(page, items);
    await openLive(page, '/gallery');
    const listItems = page.getByRole('main').getByRole('listitem');
    await page.getByRole('link', { name: 'Consturction 6' }).click();
    await expect(page).toHaveURL('/gallery?service=Consturction+');
    await expect(listItems).toHaveCount(6);
    await page.getByRole('link', { name: 'Cumbum 2' }).click();
    await expect(page).toHaveURL('/gallery?service=Consturction+&town=Cumbum');
    await expect(listItems).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Cumbum 2' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.goBack();
    await page.goBack();
    await expect(listItems).toHaveCount(24);

    await openLive(page, '/gallery?town=Theni');
    await expect(listItems).toHaveCount(8);
    await listItems.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/town=Theni&item=/);
    await expect(page.locator('.yarl__portal')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/gallery?town=Theni');
  });
});

test.describe('on a phone of 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the chosen place is in view in full, however far in the row and however long', async ({
    page,
  }) => {
    const last = 'Uthamapalayam bypass, behind the Kamayagoundanpatti weekly market';
    const names = ['Andipatti', 'Bodinayakanur', 'Cumbum', 'Periyakulam', last];
    await serveGallery(
      page,
      items.map((item, index) => ({ ...item, Location: names[index % names.length] ?? '' })),
    );
    await openLive(page, `/gallery?town=${encodeURIComponent(last)}`);
    const chosen = page
      .getByRole('navigation', { name: 'Place' })
      .getByRole('link', { name: last });
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    await expect(chosen).toBeInViewport({ ratio: 0.99 });
    expect(await chosen.evaluate((chip) => chip.scrollHeight <= chip.clientHeight)).toBe(true);
  });
});

const servicePages = {
  '/service-plots': /Plots and Approvals/,
  '/service-construction': /Consturction|2d,3d plans/,
  '/service-roadwork': /Road Work/,
};

test('each service page shows the newest of its work and lets a visitor ask about it', async ({
  page,
}) => {
  await serveGallery(page, items);
  for (const [path, service] of Object.entries(servicePages)) {
    await openLive(page, path);
    const section = page.getByRole('region', { name: 'Newest projects' });
    await expect(section.getByRole('listitem')).toHaveText([service, service, service]);
    const request = section.getByRole('link', { name: 'Ask about this on WhatsApp' }).first();
    const href = decodeURIComponent((await request.getAttribute('href')) ?? '');
    expect(href).toMatch(service);
    expect(href).toMatch(/, (Theni|Cumbum|Bodinayakanur)" and/);
    await expect(section.getByRole('link', { name: 'See them all' })).toHaveAttribute(
      'href',
      /^\/gallery\?service=/,
    );
  }
});
