import { expect, openLive, test } from './fixtures.ts';

const greeting = async (link: { getAttribute: (name: string) => Promise<string | null> }) =>
  new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');

test('a visitor who asks by WhatsApp from a page or about a project need not say which', async ({
  page,
}) => {
  const item = { _id: 'a', FileType: 'image/jpeg', FileUrl: '/favicon-32.png', Variants: [] };
  await page.route(/\/api\/file\?/, (route) =>
    route.fulfill({ json: [{ ...item, Location: 'Bodinayakanur', Service: 'Road Work' }] }),
  );
  await openLive(page, '/gallery');
  const ask = page.getByRole('link', {
    name: /^Ask about this on WhatsApp.*Road Work, Bodinayakanur/,
  });
  expect(await greeting(ask)).toContain('"Road Work, Bodinayakanur"');

  await openLive(page, '/service-roadwork');
  const chat = page.getByRole('main').locator('a[href^="https://wa.me/"]').first();
  expect(await greeting(chat)).toContain('"Road Work"');
});
