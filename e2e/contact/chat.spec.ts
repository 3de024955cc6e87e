import { expect, openLive, test, words } from '../fixtures.ts';
import { photo, serveGallery } from '../gallery-api.ts';

const greeting = async (link: { getAttribute: (name: string) => Promise<string | null> }) =>
  new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');

test('a visitor who asks by WhatsApp from a page or about an item need not say which, and greets in Tamil from a Tamil page', async ({
  page,
}) => {
  await serveGallery(page, [photo(2, { Location: 'Bodinayakanur' })]);
  await openLive(page, '/gallery');
  const request = page.getByRole('link', {
    name: /^Ask about this on WhatsApp.*Road Work, Bodinayakanur/,
  });
  expect(await greeting(request)).toContain('"Road Work, Bodinayakanur"');

  await openLive(page, '/service-roadwork');
  const chat = page.getByRole('main').locator('a[href^="https://wa.me/"]').first();
  expect(await greeting(chat)).toContain('"Road Work"');

  const { company, frame, pages, serviceFrame } = words.ta;
  await openLive(page, '/ta/service-plots');
  expect(await greeting(page.getByRole('link', { name: serviceFrame.whatsapp }))).toBe(
    frame.whatsappGreeting.replace('{company}', company.name).replace('{page}', pages.plots.name),
  );
});
