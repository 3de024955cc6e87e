import { expect, test, words } from '../fixtures.ts';

test('every person has name, position, a call link and WhatsApp, and the page ends with map and footer', async ({
  page,
}) => {
  await page.goto('/about-us');
  await expect(page).toHaveTitle(/About us and Contact us/);
  for (const { name, phone } of Object.values(words.en.people).flat()) {
    const digits = phone.replace(/\D/g, '');
    await expect(page.getByRole('link', { name: `Call ${name}, ${phone}` })).toHaveAttribute(
      'href',
      `tel:+${digits}`,
    );
    await expect(page.getByRole('link', { name: `WhatsApp, ${name}` })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/${digits}\\?text=.*About%20us`),
    );
  }
  for (const group of [
    'Founder & CEO',
    'Joint Directors',
    'Deputy Directors',
    'Marketing Team Leaders',
    'Marketing Management',
  ]) {
    await expect(page.getByRole('heading', { level: 3, name: group })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Get Direction' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
