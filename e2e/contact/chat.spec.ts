import { expect, openLive, test } from '../fixtures.ts';
import { photo, serveGallery } from '../gallery-api.ts';

const greeting = async (link: { getAttribute: (name: string) => Promise<string | null> }) =>
  new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');

test('a visitor who asks by WhatsApp from a page or about an item need not say which', async ({
  page,
}) => {
  await serveGallery(page, [photo(2, { Location: 'Bodinayakanur' })]);
  await openLive(page, '/gallery');
  const ask = page.getByRole('link', {
    name: /^Ask about this on WhatsApp.*Road Work, Bodinayakanur/,
  });
  expect(await greeting(ask)).toContain('"Road Work, Bodinayakanur"');

  await openLive(page, '/service-roadwork');
  const chat = page.getByRole('main').locator('a[href^="https://wa.me/"]').first();
  expect(await greeting(chat)).toContain('"Road Work"');
});
